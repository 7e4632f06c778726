import { expect, onTestFinished, test, vi } from 'vitest';

test('a page that comes back from the cache of the browser shows the theme of now', async () => {
  const dataset: { theme?: string } = {};
  const storage: Record<string, string> = { isDarkmode: 'false' };
  const window: { onpageshow?: () => void; onstorage?: () => void } = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', window);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const { applyTheme, followTheme } = await import('../../components/theme/theme.ts');
  applyTheme();
  followTheme();
  expect(dataset.theme).toBe('light');
  for (const [saved, shown, event] of [
    ['true', 'dark', window.onpageshow],
    ['false', 'light', window.onstorage],
  ] as const) {
    storage.isDarkmode = saved;
    event?.();
    expect(dataset.theme).toBe(shown);
  }
});
