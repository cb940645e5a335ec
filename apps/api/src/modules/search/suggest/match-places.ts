import type { NamedPlace } from '../query/model.ts'
import type { Unit } from '../query/unit.ts'

type Link = { name: string; href: string; count: number }

/** How completely the query names the place, 0 to 1. Every word must match a word of the name in one of its readings. */
function nameScore(units: readonly Unit[], place: NamedPlace): number {
  const written = units.filter((unit) => unit.readings.length > 0)
  if (written.length === 0) return 0
  let matched = 0
  for (const unit of written) {
    const met = unit.readings.some((reading) =>
      reading.slots.every((slot) =>
        slot.alternatives.some(({ term }) => place.terms.includes(term)),
      ),
    )
    if (!met) return 0
    matched += Math.max(1, ...unit.readings.map((reading) => reading.slots.length))
  }
  return Math.min(1, matched / Math.max(1, place.terms.length))
}

const linkOf = ({ name, href, count }: NamedPlace): Link => ({ name, href, count })

/** Places named by the query (most complete name first, then the largest), then places of the meant families. */
export function matchPlaces(
  places: readonly NamedPlace[],
  units: readonly Unit[],
  meant: readonly number[],
  limit: number,
): Link[] {
  const named = places
    .map((place) => ({ place, score: nameScore(units, place) }))
    .filter(({ score, place }) => score > 0 && place.count > 0)
    .toSorted((a, b) => b.score - a.score || b.place.count - a.place.count)
    .map(({ place }) => place)
  const around = meant.flatMap((family) => places.filter((place) => place.families.has(family)))
  return [...new Set([...named, ...around])].slice(0, limit).map(linkOf)
}
