/** As the API counts: at most `max` uses within `seconds` of the first. */
type Limit = { readonly key: string; readonly max: number; readonly seconds: number }

const everySeconds = 10

/**
 * How many attempts of somebody who tries every ten seconds are let through. `limitsOf`: what each attempt is counted
 * against. Counted by hand, without the database, which would take minutes for a day.
 */
export function letThrough(seconds: number, limitsOf: (attempt: number) => readonly Limit[]) {
  const counters = new Map<string, { count: number; until: number }>()
  let allowed = 0
  for (let at = 0, attempt = 0; at < seconds; at += everySeconds, attempt++) {
    const counted = limitsOf(attempt).map((limit) => {
      const id = `${limit.seconds} ${limit.key}`
      const known = counters.get(id)
      const counter =
        known === undefined || known.until <= at ? { count: 0, until: at + limit.seconds } : known
      return { id, max: limit.max, counter }
    })
    if (counted.some(({ max, counter }) => counter.count >= max)) continue
    for (const { id, counter } of counted) {
      counter.count++
      counters.set(id, counter)
    }
    allowed++
  }
  return allowed
}
