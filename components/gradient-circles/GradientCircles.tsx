/** The sun over a night band, and the glow of the sea: two round gradients. Decoration only. */
export function GradientCircles() {
  return (
    <div className="gradient-circles" aria-hidden="true">
      <span />
      <span />
    </div>
  );
}
