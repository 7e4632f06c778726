import type { SectionOf } from '../../../content/template/schema/section.ts';

/** Code to copy. One press selects a whole sample, without script. */
export function CodeSamples({ samples }: Pick<SectionOf<'code'>, 'samples'>) {
  return (
    <div className="code-samples">
      {samples.map(({ title, code }) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <pre>
            <code>{code}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
