/**
 * The day that a build counts as its own: the one given (YYYY-MM-DD), else SOURCE_DATE_EPOCH
 * (seconds, the convention of reproducible builds), else today. Throws for anything else.
 */
export function buildDay(given?: string, epoch = process.env.SOURCE_DATE_EPOCH): Date {
  const day = given
    ? new Date(`${given}T00:00:00Z`)
    : epoch
      ? new Date(Number(epoch) * 1000)
      : new Date();
  if (!Number.isNaN(day.getTime())) return day;
  throw new Error(
    `Expected --date or SOURCE_DATE_EPOCH to be a day as YYYY-MM-DD, found "${given ?? epoch}".`,
  );
}
