/** Resolves once the browser has painted what was rendered, or at once in a hidden tab. */
export const waitForPaint = () =>
  new Promise<void>((resolve) => {
    const soon = () => void setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
