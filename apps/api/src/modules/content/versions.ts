import type { ContentKind } from '@upchar/kernel/content-kinds'

/** Names an item among those of all kinds. */
export const itemId = ({ kind, key }: { kind: ContentKind; key: string }): string =>
  `${kind} ${key}`

/** The dates of a version; the order of an item's versions is by start, then by number. */
export type Dated = {
  number: number
  startsAt: Date
  endsAt: Date | null
  cancelledAt: Date | null
}

const isLater = (a: Dated, b: Dated): boolean =>
  a.startsAt.getTime() === b.startsAt.getTime() ? a.number > b.number : a.startsAt > b.startsAt

/** The version shown at a moment: of those that run, the one that started last. */
export const shownAt = <V extends Dated>(versions: readonly V[], at: Date): V | undefined =>
  versions
    .filter(
      ({ startsAt, endsAt, cancelledAt }) =>
        cancelledAt === null && startsAt <= at && (endsAt === null || endsAt > at),
    )
    .reduce<V | undefined>((best, one) => (best && isLater(best, one) ? best : one), undefined)

/** Whether a version is shown at the moment or can be later: the text below one that ends comes back. */
const canBeShown = (versions: readonly Dated[], version: Dated, at: Date): boolean =>
  version.cancelledAt === null &&
  (version.endsAt === null || version.endsAt > at) &&
  !versions.some(
    (other) =>
      other.cancelledAt === null &&
      other.endsAt === null &&
      other.startsAt <= at &&
      isLater(other, version) &&
      version.startsAt <= at,
  )

/** The versions of any number of items that are shown or can be later. */
export const inUse = <V extends Dated & { kind: ContentKind; key: string }>(
  versions: readonly V[],
  at: Date,
): V[] =>
  [...Map.groupBy(versions, itemId).values()].flatMap((ofItem) =>
    ofItem.filter((version) => canBeShown(ofItem, version, at)),
  )

/** The next version that starts after a moment. */
export const nextAfter = <V extends Dated>(versions: readonly V[], at: Date): V | undefined =>
  versions
    .filter(({ startsAt, cancelledAt }) => cancelledAt === null && startsAt > at)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || b.number - a.number)[0]

/** A version's place in the schedule. `waiting`: another covers it, and it comes back. */
export function placeOf(
  versions: readonly Dated[],
  version: Dated,
  at: Date,
): 'live' | 'scheduled' | 'waiting' | 'past' | 'cancelled' {
  if (version.cancelledAt !== null) return 'cancelled'
  if (shownAt(versions, at) === version) return 'live'
  if (version.startsAt > at) return 'scheduled'
  return canBeShown(versions, version, at) ? 'waiting' : 'past'
}
