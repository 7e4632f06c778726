/** A number that counts up. Screen readers hear only the final number, once. */
export function CountNumber({ value, unit = '' }: { value: number; unit?: string }) {
  return (
    <>
      <span className="visually-hidden">{`${value}${unit}`}</span>
      <span aria-hidden="true">
        <span data-count={value}>{value}</span>
        {unit}
      </span>
    </>
  );
}
