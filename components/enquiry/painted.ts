/** Resolves once the browser has drawn what was rendered; a tab that is not drawn does not wait. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const soon = () => void setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
