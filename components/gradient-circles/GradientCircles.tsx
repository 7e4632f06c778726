/** The sun and its reflection: two blurred discs behind a night band. Decoration only. */
export function GradientCircles() {
  return (
    <div className="gradient-circles" aria-hidden="true">
      <span />
      <span />
    </div>
  );
}
