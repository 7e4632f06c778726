/**
 * Runs in pages of the development server: reloads after a build, shows its problems in an overlay,
 * and its warnings at the bottom of the page.
 */
import type { Outcome, OverlayProblem } from './live-reload.ts';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
// Not a style element, which the pages' security policy would block.
sheet.replaceSync(`
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 5vmin;
    background: #051d21f2; color: #e9f5f1; font: 15px/1.5 ui-monospace, monospace; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; color: #ff9b85; }
  pre { margin: 0 0 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  .frame { padding: 1rem; border-inline-start: 3px solid #f6a723; background: #0b2a30; }
  .stack { color: #a3c3c0; }
  :host([role=status]) { inset: auto 0 0; max-block-size: 40%; padding: 1rem; }
  button { float: inline-end; margin-inline-start: 1rem; font: inherit; }
`);
shadow.adoptedStyleSheets = [sheet];

const { search, searchParams } = new URL(import.meta.url);
let events: EventSource | undefined;
listen();
document.addEventListener('visibilitychange', listen);

/** Only in visible tabs: with six connections per server, a seventh tab would have to wait. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/__dev/events${search}`);
  events.addEventListener('outcome', ({ data }) => {
    const outcome: Outcome & { build: number } = JSON.parse(data);
    if (outcome.problems.length) show(outcome.problems);
    else if (String(outcome.build) !== searchParams.get('build')) location.reload();
    else warn(outcome.warnings ?? []);
  });
}

function warn(warnings: readonly string[]): void {
  host.remove();
  if (!warnings.length) return;
  host.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => host.remove());
  shadow.replaceChildren(close, ...warnings.map((text) => block('text', text)));
  document.documentElement.append(host);
}

function show(problems: readonly OverlayProblem[]): void {
  host.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'Unexpected Application Error!';
  const parts = problems.flatMap(({ text, frame, stack }) => [
    block('text', text),
    block('frame', frame),
    block('stack', stack),
  ]);
  shadow.replaceChildren(heading, ...parts.filter((part) => part.textContent));
  document.documentElement.append(host);
}

function block(className: string, text: string): HTMLElement {
  const element = document.createElement('pre');
  element.className = className;
  element.textContent = text;
  return element;
}
