import type { CaseStudy } from '../../content/schema/case-study.ts';
import { CaseName } from './CaseName.tsx';
import { ClientWords } from './ClientWords.tsx';
import { placeOf } from './place-of.ts';

/**
 * A case study as proof of a claim beside it: its result, its name, what the client says, and
 * where and when it was.
 */
export function CaseProof({ study }: { study: CaseStudy }) {
  const { result, words, description, year } = study;
  return (
    <article className="case-proof">
      <h3>
        <CaseName study={study} />
      </h3>
      <p>{description}</p>
      {result && (
        <p className="case-proof-result">
          <b>{result.figure}</b> {result.label}
        </p>
      )}
      {words && <ClientWords words={words} />}
      <p className="case-proof-place">
        {placeOf(study)} · {year}
      </p>
    </article>
  );
}
