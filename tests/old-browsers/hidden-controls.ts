/**
 * Runs in the page. Names each field and button that is shown without a size, or whose background,
 * border and icon all differ from what is behind it by less than 3 to 1 (WCAG 2.2, 1.4.11).
 */
export function findHiddenControls(): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const read = (colour: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const over = (above: Colour, below: Colour): Colour => {
    const mixed = (one: number, other: number) => one * above[3] + other * (1 - above[3]);
    return [mixed(above[0], below[0]), mixed(above[1], below[1]), mixed(above[2], below[2]), 1];
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const colour = read(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour : over(colour, groundOf(element.parentElement));
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const differ = (one: Colour, other: Colour) => {
    const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05) >= 3;
  };
  const isSeen = (control: Element) => {
    const behind = groundOf(control.parentElement);
    const style = getComputedStyle(control);
    const lines = (['Top', 'Bottom'] as const)
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => read(style[`border${side}Color`]));
    const signs = control.matches('button, .button') ? [read(style.color)] : [];
    const own = groundOf(control);
    return (
      [own, ...lines].some((it) => differ(over(it, behind), behind)) ||
      signs.some((it) => differ(over(it, own), own))
    );
  };
  const controls =
    'input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea, button, .button';
  return (
    [...document.querySelectorAll(controls)]
      // The header overlaps the page's opening, so its background is not that of its parents.
      .filter((it) => !it.closest('.header'))
      .filter((it) => it.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        return width < 24 || height < 24 || !isSeen(it);
      })
      .map((it) => it.outerHTML.slice(0, 120))
  );
}
