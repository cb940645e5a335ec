import type { SearchModel } from '../query/model.ts'

/**
 * Continuations of the typed words: popular searches, names of likely families, the last word
 * completed.
 */
export function completionsOf(
  text: string,
  families: readonly number[],
  topSearches: readonly string[],
  titles: readonly string[],
  model: SearchModel,
  limit: number,
): string[] {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const names = families.flatMap(
    (place) => model.families[place]?.name.split('(')[0]?.trim().toLowerCase() ?? [],
  )
  const matching = names.filter(
    (name) => name.split(' ').some((word) => word.startsWith(typed)) || name.startsWith(typed),
  )
  const known = topSearches
    .map((search) => search.toLowerCase())
    .filter((search) => search.startsWith(typed))
  const all = [
    ...known,
    ...matching,
    ...wordsAfter(typed, model),
    ...wordsInTitles(typed, titles),
    ...names,
  ]
  return [...new Set(all)].filter((completion) => completion !== typed).slice(0, limit)
}

/** Completes a second or later word as the titles of the products found do. */
function wordsInTitles(typed: string, titles: readonly string[]): string[] {
  const at = typed.lastIndexOf(' ') + 1
  if (at === 0) return []
  const last = typed.slice(at)
  return titles
    .flatMap((title) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 2 && word.startsWith(last))
    .map((word) => typed.slice(0, at) + word)
}

const names = new WeakMap<SearchModel, readonly string[]>()

function namesIn(model: SearchModel): readonly string[] {
  let known = names.get(model)
  if (known === undefined) {
    const places = [...model.genericNames, ...model.categories, ...model.procedures]
    names.set(model, (known = places.map((place) => place.name.toLowerCase())))
  }
  return known
}

/** Completes the last word; after other words only to words that share a name with them. */
function wordsAfter(typed: string, model: SearchModel): string[] {
  const at = typed.lastIndexOf(' ') + 1
  const last = typed.slice(at)
  if (last.length < 2) return []
  const before = typed.slice(0, at).split(' ').filter(Boolean)
  const named = before.length === 0 ? [] : namesIn(model)
  return model.vocabulary
    .completions(last, 8, true)
    .filter((word) => (model.vocabulary.count(word)?.documents ?? 0) > 0)
    .filter(
      (word) =>
        before.length === 0 ||
        named.some((name) => name.includes(word) && before.every((part) => name.includes(part))),
    )
    .slice(0, 4)
    .map((word) => typed.slice(0, at) + word)
}
