/**
 * Makes every `[data-tabs]` list of links to panels into tabs by the ARIA pattern: one tab stop,
 * arrows, Home and End; the panel that is chosen carries `data-active`. The markup brings what is
 * right without script too: ids and `aria-controls`.
 */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')];
    const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
    const show = (chosen: number) => {
      list.dataset.chosen = String(chosen);
      tabs.forEach((tab, index) => {
        tab.ariaSelected = String(index === chosen);
        tab.tabIndex = index === chosen ? 0 : -1;
        panels[index]?.toggleAttribute('data-active', index === chosen);
      });
    };
    list.role = 'tablist';
    for (const item of list.children) item.role = 'presentation';
    tabs.forEach((tab, index) => {
      const panel = panels[index];
      if (!panel) return;
      tab.role = 'tab';
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      for (const approach of ['pointerenter', 'focus'])
        tab.addEventListener(approach, () => panel.toggleAttribute('data-near', true));
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        show(index);
      });
    });
    list.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextTab(
        event.key,
        tabs.findIndex((tab) => tab.matches(':focus')),
        tabs.length,
      );
      if (next === undefined) return;
      event.preventDefault();
      tabs[next]?.focus();
      show(next);
    });
    show(0);
  }
}

function nextTab(key: string, at: number, count: number): number | undefined {
  const step = document.dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return (at + step + count) % count;
  if (key === 'ArrowLeft') return (at - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
