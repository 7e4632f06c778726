import { type Enquiry, textOf } from './enquiry.ts';

/** An enquiry as a block of text for the terminal, with the file that keeps it. */
export function formatEnquiry(enquiry: Enquiry, file: string): string {
  const facts = Object.entries(enquiry.template_params);
  const width = Math.max(4, ...facts.map(([name]) => name.length));
  const lines = [...facts, ['file', file] as const].map(([name, value]) => {
    const [first = '', ...rest] = printable(textOf(value)).split('\n');
    const indented = rest.map((line) => line && `  ${' '.repeat(width)}  ${line}`);
    return [`  ${printable(name).padEnd(width)}  ${first}`, ...indented].join('\n');
  });
  return [`Enquiry received ${enquiry.receivedAt}`, ...lines, ''].join('\n');
}

/** Without control characters: a text must not be able to steer the terminal that shows it. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
