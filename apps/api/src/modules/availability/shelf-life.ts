import { addMonths } from '@upchar/kernel/dates'
import { fullMonths } from '@upchar/kernel/shelf-life'

/** Free stock in a warehouse by expiry date, first expiry first, and the last day on which it arrives. */
export type Source = { to: string; lots: readonly { free: number; expiresOn: string | null }[] }

/** What the expiry dates of the goods must be. `months` count from the last day of delivery. */
export type ShelfLifeAsk = { months?: number; expiresFrom?: string }

/** Pieces of some lots. */
export const totalOf = (lots: readonly { free: number }[]): number =>
  lots.reduce((sum, lot) => sum + lot.free, 0)

/** The stock of a source that keeps what was asked; a batch without an expiry date proves nothing. */
export function keptOf<S extends Source>(source: S, { months, expiresFrom }: ShelfLifeAsk): S {
  if (months === undefined && expiresFrom === undefined) return source
  const asked = months === undefined ? '' : addMonths(source.to, months)
  const from = expiresFrom !== undefined && expiresFrom > asked ? expiresFrom : asked
  return {
    ...source,
    lots: source.lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn >= from),
  }
}

/** The earliest expiry date among the goods that the sources would send, first expiry first; undefined where one has none. */
function earliest(sources: readonly Source[], quantity: number): string | undefined {
  const whole = sources.find(({ lots }) => totalOf(lots) >= quantity)
  let missing = quantity
  const dates = (whole === undefined ? sources : [whole]).flatMap(({ lots }) =>
    lots.flatMap(({ free, expiresOn }) => {
      if (missing <= 0 || free <= 0) return []
      missing -= free
      return [expiresOn]
    }),
  )
  const dated = dates.filter((date) => date !== null)
  return dated.length < dates.length ? undefined : dated.toSorted()[0]
}

/** The most full months that a quantity can have on delivery. */
function mostMonths(sources: readonly Source[], quantity: number): number {
  const lots = sources
    .flatMap(({ to, lots: own }) =>
      own.flatMap(({ free, expiresOn }) =>
        expiresOn === null ? [] : [{ free, months: fullMonths(to, expiresOn) }],
      ),
    )
    .toSorted((a, b) => b.months - a.months)
  let missing = quantity
  for (const { free, months } of lots) {
    missing -= free
    if (missing <= 0) return months
  }
  return 0
}

/** What an offer says of its shelf life: the earliest expiry of what would be sent, and what more a buyer could ask for (OPS-02). */
export function shelfLifeOf(
  { kept, all }: { kept: readonly Source[]; all: readonly Source[] },
  quantity: number,
): { expires_on: string; most_months: number } | undefined {
  const expiresOn = earliest(kept, quantity)
  return expiresOn === undefined
    ? undefined
    : { expires_on: expiresOn, most_months: mostMonths(all, quantity) }
}
