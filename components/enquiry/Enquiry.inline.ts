/**
 * Runs inline after the form, so that a text outlives its page and a press on Send has an answer even
 * if no other script loads, as after a deploy or on a lost connection: what is typed is kept in this
 * tab, and a notice offers the other ways.
 */
import { draftLifetimeMs } from './limits.ts';

const form = document.querySelector<HTMLFormElement>('.enquiry-form');
const key = 'enquiry-text';

if (form) {
  const section = form.closest<HTMLElement>('.enquiry');
  const texts = () => [...new FormData(form)].map(([name, text]) => [name, String(text)] as const);
  const control = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const tryIt = (work: () => void) => {
    try {
      work();
      return true;
    } catch {
      return false; // Storage is denied or full; the form says so once its code has loaded.
    }
  };
  let isKept = true;
  let typedAt = 0;
  tryIt(() => {
    const { at, kept }: { at: number; kept: [string, string][] } = JSON.parse(
      sessionStorage.getItem(key) ?? '{"kept":[]}',
    );
    if (!(Date.now() - at < draftLifetimeMs)) return;
    typedAt = at;
    for (const [name, text] of kept) {
      const field = control(name);
      if (field) field.value ||= text;
    }
  });
  form.addEventListener('input', ({ isTrusted, target }) => {
    // What a script fills in does not become any younger by that.
    if (isTrusted) {
      typedAt = Date.now();
      if (target instanceof HTMLElement) target.dataset.typed = '';
    }
    if (typedAt)
      isKept = tryIt(() =>
        sessionStorage.setItem(key, JSON.stringify({ at: typedAt, kept: texts() })),
      );
  });
  form.addEventListener('reset', () => {
    typedAt = 0;
    tryIt(() => sessionStorage.removeItem(key));
  });
  form.addEventListener('submit', (event) => {
    const notice = section?.querySelector<HTMLElement>('[data-notice=unloaded]');
    const [link, , reload] = notice?.querySelectorAll('a') ?? [];
    if (!notice || !link) return;
    notice.hidden = form.parentElement?.matches('[data-ready]') ?? false;
    if (notice.hidden) return;
    event.preventDefault();
    // The text would be lost.
    reload?.toggleAttribute('hidden', !isKept);
    const body = texts().map(([, text]) => text);
    link.href = `${form.action}?subject=${encodeURIComponent(control('subject')?.value ?? '')}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
    notice.focus();
  });
  if (section) section.dataset.script = '';
}
