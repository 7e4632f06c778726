import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';

type CaseGridProps = { cases: readonly CaseStudy[]; words: Ui['coordinates'] };

/**
 * The client engagements. What came of them stands first, and the first two of these are set large;
 * their places lead back to the map.
 */
export function CaseGrid({ cases, words }: CaseGridProps) {
  const large = cases.filter(({ result }) => result).slice(0, 2);
  return (
    <ul className="case-grid">
      {cases.map((study) => (
        <li
          key={study.slug}
          id={`case-${study.slug}`}
          {...(large.includes(study) && { className: 'case-large' })}
        >
          <h4>{study.name}</h4>
          <p>{study.description}</p>
          {study.result && (
            <p className="case-result">
              <b>{study.result.figure}</b> {study.result.label}
            </p>
          )}
          <a className="case-place" href="#map">
            <b>{study.location}</b> <bdi>{formatCoordinates(study, words)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
