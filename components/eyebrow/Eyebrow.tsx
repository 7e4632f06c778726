import { Fragment } from 'react';

/**
 * The saffron rule and small capitals that open a section. Where its parts do not fit in one line, no line
 * begins with the dot between them.
 */
export function Eyebrow({ children, as: Tag = 'p' }: { children: string; as?: 'p' | 'h2' }) {
  const parts = children.split(/(?<= ·) /);
  return (
    <Tag className="eyebrow">
      {parts.length === 1 ? (
        children
      ) : (
        <span>
          {parts.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' '}
              <span>{part}</span>
            </Fragment>
          ))}
        </span>
      )}
    </Tag>
  );
}
