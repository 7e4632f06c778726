import type { CaseStudy } from '../../content/schema/case-study.ts';
import { CaseName } from './CaseName.tsx';
import { ClientWords } from './ClientWords.tsx';
import { placeOf } from './place-of.ts';

type CaseProofProps = { study: CaseStudy; separator: string; wide?: boolean };

/**
 * A case study as proof of a claim beside it: its result, its name, what the client says, and
 * where and when it was. A `wide` one is alone in its row.
 */
export function CaseProof({ study, separator, wide }: CaseProofProps) {
  const { result, words, description, year } = study;
  return (
    <article className={wide ? 'case-proof wide' : 'case-proof'}>
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
        {placeOf(study, separator)} · {year}
      </p>
    </article>
  );
}
