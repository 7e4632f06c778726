import { Fragment } from 'react';
import type { Content } from '../../content/index.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';
import { serviceHref } from '../practice/service-href.ts';
import { AskAboutCase } from './AskAboutCase.tsx';
import { CaseName } from './CaseName.tsx';
import { hasStory } from './has-story.ts';

type CaseGridProps = Pick<Content, 'cases' | 'services' | 'practices'> & {
  ask: string;
  words: Ui['coordinates'];
};

/**
 * The client engagements. Each links to its story, or to the form with its name as the subject if it
 * has none (stories end with that link), to the service that did the work, and back to its place on
 * the map. Their results are told once, in "Who we are" and in the stories.
 */
export function CaseGrid({ cases, services, practices, ask, words }: CaseGridProps) {
  return (
    <ul className="case-grid">
      {cases.map((study) => (
        <li key={study.slug} id={`case-${study.slug}`}>
          <h4>
            <CaseName study={study} />
          </h4>
          <p>{study.description}</p>
          <p className="case-ways screen-only">
            {!hasStory(study) && <AskAboutCase study={study} words={ask} />}
            {services
              .filter(({ slug }) => slug === study.service)
              .map(({ slug, title }) => (
                <Fragment key={slug}>
                  {' '}
                  <a href={serviceHref(slug, practices, '')}>{title}</a>
                </Fragment>
              ))}
          </p>
          <a className="case-place" href="#map">
            <b>{study.location}</b> <bdi>{formatCoordinates(study, words)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
