import type { CaseStudy } from '../../content/schema/case-study.ts';

/** The results of the engagements, in numbers. Each leads to its case study. */
export function Results({ cases }: { cases: readonly CaseStudy[] }) {
  return (
    <ul className="results" data-reveal="">
      {cases.map(({ slug, name, result }) => (
        <li key={slug}>
          <a href={`#case-${slug}`}>
            <b>{result?.figure}</b> <span>{result?.label}</span> <u>{name}</u>
          </a>
        </li>
      ))}
    </ul>
  );
}
