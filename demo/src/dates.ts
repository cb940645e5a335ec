/** Calendar arithmetic on `YYYY-MM-DD`, without time zones. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Clamps to the last day of the month. */
export function addMonths(date: string, months: number): string {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(index / 12), index % 12, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}
