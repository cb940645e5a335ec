import type { SearchModel } from '../query/model.ts'

/** What the words may go on to: the last word completed, and names of families that were meant. */
export function completionsOf(text: string, families: readonly number[], topSearches: readonly string[], model: SearchModel, limit: number): string[] {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const names = families.flatMap((place) => model.families[place]?.name.split('(')[0]?.trim().toLowerCase() ?? [])
  const begun = names.filter((name) => name.startsWith(typed) || name.split(' ').some((word) => word.startsWith(typed)))
  const known = topSearches.map((search) => search.toLowerCase()).filter((search) => search.startsWith(typed))
  const at = typed.lastIndexOf(' ') + 1
  const last = typed.slice(at)
  const words = last.length >= 2 ? model.vocabulary.completions(last, 4).map((word) => typed.slice(0, at) + word) : []
  return [...new Set([...known, ...begun, ...words, ...names])].filter((completion) => completion !== typed).slice(0, limit)
}
