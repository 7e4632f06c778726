import type { Ui } from '../../content/schema/ui.ts';

/** A small mark beside a title: New or Hot. */
export function Badge({ kind, words }: { kind: 'New' | 'Hot'; words: Ui['menu']['badges'] }) {
  return <span className={`badge badge-${kind.toLowerCase()}`}>{words[kind]}</span>;
}
