const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isoFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const dayFirst = /^(\d{1,2})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/. ,]+(\d{4})(?: .*)?$/

const monthOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : months.indexOf(written.slice(0, 3).toLowerCase()) + 1

/** The ISO date of a day as India writes it: 2026-11-30, 30/11/2026, 30 Nov 2026, each with or without a time. */
export function readTypedDay(written: string): string | undefined {
  const iso = isoFirst.exec(written)
  const [, year, month, day] =
    iso ??
    ((found) => found && [found[0], found[3], found[2], found[1]])(dayFirst.exec(written)) ??
    []
  if (year === undefined || month === undefined || day === undefined) return undefined
  // A slip of the pen, and before year 1 nothing that PostgreSQL stores.
  if (year < '1900') return undefined
  const text = `${year}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
