import { iconSheet } from '../components/icon/icon-sheet.ts';

/** A language may have icons of its own. */
export const inEachLanguage = () => true;

type IconsProps = { content: Readonly<Record<string, unknown>> };

/** The icons of services and of all menus, such as that of the template, which pages show from here (`SheetIcon`). */
export default function icons({ content }: IconsProps): string {
  const shown = Object.entries(content).filter(([name]) => /^services$|menu$/i.test(name));
  return iconSheet(new Set(iconsIn(shown)));
}

const iconsIn = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([key, item]) => {
    if (typeof item === 'string') return key === 'icon' ? item : [];
    return iconsIn(item);
  });
