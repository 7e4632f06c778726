/** Resolves once the browser has painted what was rendered. A tab that is not painted does not wait. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const soon = () => void setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
