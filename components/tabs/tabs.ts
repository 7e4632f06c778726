/**
 * Turns every `[data-tabs]` list of links into tabs by the ARIA pattern: one tab stop, arrow keys,
 * Home and End. The chosen panel has `data-active`, and all have `data-near` from when the pointer
 * or the focus first reaches the list. The markup must provide ids and `aria-controls`.
 */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) startTabList(list);
}

function startTabList(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')];
  const panelOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const show = (chosen: HTMLAnchorElement | undefined) => {
    tabs.forEach((tab, index) => {
      const isChosen = tab === chosen;
      if (isChosen) list.dataset.chosen = `${index}`;
      tab.setAttribute('aria-selected', `${isChosen}`);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-active', isChosen);
    });
  };
  const near = () => {
    for (const tab of tabs) panelOf(tab)?.setAttribute('data-near', '');
  };
  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.parentElement?.setAttribute('role', 'presentation');
    const panel = panelOf(tab);
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    // A panel of text only takes the focus itself: otherwise the keyboard passes over it.
    if (!panel?.querySelector('a, button')) panel?.setAttribute('tabindex', '0');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      // A press that came before this script had no pointer here.
      near();
      show(tab);
    });
  }
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ tabIndex }) => tabIndex === 0);
    const forward = document.dir === 'rtl' ? -1 : 1;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      Home: -at,
      End: -at - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at((at + step) % tabs.length);
    next?.focus();
    show(next);
  });
  for (const type of ['pointerover', 'focusin']) list.addEventListener(type, near, { once: true });
  show(tabs.find(({ hash }) => hash === location.hash) ?? tabs[0]);
}
