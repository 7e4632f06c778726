type CodeSampleProps = {
  samples: readonly { title: string; code: string }[];
};

/** Code to copy. One press selects a whole sample, without script. */
export function CodeSamples({ samples }: CodeSampleProps) {
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
