/** Resolves once the browser has painted what was rendered, or at once in a hidden tab. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const soon = () => void setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
