import { addDays, daysBetween, formatIstDate, istDate, toEpoch } from '@upchar/kernel/dates'

const MOST = 31
const IST_MS = 330 * 60_000

/** The days that something about an order can have happened on, newest first. */
export function daysSince(placedAt: string, now = Date.now()): { value: string; name: string }[] {
  const today = istDate(now)
  const many = Math.min(MOST, Math.max(0, daysBetween(istDate(placedAt), today)) + 1)
  return Array.from({ length: many }, (_, ago) => {
    const value = addDays(today, -ago)
    return {
      value,
      name: ['Today', 'Yesterday'][ago] ?? formatIstDate(value, 'day'),
    }
  })
}

/** The day and the time of day in India. */
export const nowInIndia = (now = Date.now()): { day: string; time: string } => ({
  day: istDate(now),
  time: new Date(toEpoch(now) + IST_MS).toISOString().slice(11, 16),
})

/** A day and a time in India as an instant; undefined when the time isn't one. */
export const instantOf = (day: string, time: string): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${day}T${time}:00+05:30` : undefined
