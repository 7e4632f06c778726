/** The saffron rule and small capitals that open a section. */
export function Eyebrow({ children, as: Tag = 'p' }: { children: string; as?: 'p' | 'h2' }) {
  return <Tag className="eyebrow">{children}</Tag>;
}
