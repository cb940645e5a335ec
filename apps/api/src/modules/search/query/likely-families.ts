import type { Lists } from './candidates.ts'
import type { CompiledQuery, LikelyFamilies } from './compile.ts'
import type { SearchModel } from './model.ts'

/** A word of fewer names says nothing, and a family with a smaller share isn't meant. */
const [leastNamed, leastShare] = [3, 0.25]
/** In the postings: the word stands in a product's name. */
const inName = 2

/**
 * What kind of goods each word is used for: nearly all futons are sofa beds, so a leather sofa bed answers "leather futon" in
 * part. Words that somebody has explained, sizes and colours say nothing more.
 */
export function likelyFamilies(
  query: CompiledQuery,
  lists: Lists,
  model: SearchModel,
): LikelyFamilies {
  const likely = new Map<number, ReadonlyMap<number, number>>()
  for (const unit of query.units) {
    if (!unit.isName || unit.meaning.size > 0) continue
    for (const reading of unit.readings)
      for (const slot of reading.slots) {
        const term = slot.terms[0]
        if (term !== undefined && !likely.has(term))
          likely.set(term, familiesNamed(query.terms[term] ?? '', lists, model))
      }
  }
  return likely
}

function familiesNamed(
  term: string,
  lists: Lists,
  model: SearchModel,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  let all = 0
  for (const { docs, fields } of lists.get(term) ?? [])
    for (let i = 0; i < docs.length; i++) {
      const family = fields[i] === inName ? (model.documents.families[docs[i] ?? 0] ?? -1) : -1
      if (family < 0) continue
      all++
      counts.set(family, (counts.get(family) ?? 0) + 1)
    }
  if (all < leastNamed) return new Map()
  return new Map(
    [...counts].flatMap(([family, count]) =>
      count >= all * leastShare ? [[family, count / all] as const] : [],
    ),
  )
}
