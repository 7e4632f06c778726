/** The elements of a drawing, and those in it with HTML again. */
const drawing = /^(svg|math)$/;
const bound = /^(svg|math|foreignobject|desc|annotation-xml)$/;
const endOfBound = /<\/(svg|math|foreignobject|desc|annotation-xml)(?=[\t\n\f\r />])/iy;

/** What an element is, apart from its name. */
export type Kind = {
  /** Part of a drawing in SVG or MathML, whose contents follow other rules. */
  isForeign: boolean;
  /** Without contents, because it is foreign and its tag ends in `/>`. */
  isEmpty: boolean;
};

const ofHtml: Kind = { isForeign: false, isEmpty: false };

/** Follows which parts of a page are drawings, by the HTML standard (section 13.2.6.5). */
export function foreignContent() {
  const around: string[] = [];
  return {
    /** Says what a start tag begins. `endsInSlash` says whether it ends in `/>`. */
    enter: (name: string, endsInSlash: boolean): Kind => {
      if (!drawing.test(name) && !drawing.test(around.at(-1) ?? '')) return ofHtml;
      if (bound.test(name) && !endsInSlash) around.push(name);
      return { isForeign: true, isEmpty: endsInSlash };
    },
    /** Notes the end of a drawing, if one ends there. */
    leave: (html: string, start: number): void => {
      if (!around.length) return;
      endOfBound.lastIndex = start;
      const name = endOfBound.exec(html)?.[1]?.toLowerCase() ?? '';
      const opened = around.lastIndexOf(name);
      if (opened >= 0) around.length = opened;
    },
  };
}
