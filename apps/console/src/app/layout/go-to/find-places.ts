import type { Area } from '../../../shell/areas.ts'

/** A place that the console can go to. `note`: what tells it from another of its name. */
export type Place = { href: string; name: string; note: string }

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const begins = (name: string, typed: string): boolean =>
  name.toLowerCase().startsWith(typed.trim().toLowerCase())

/** Areas of whose name or group every typed word begins a word; those whose name begins so come first. */
export function findAreas(areas: readonly Area[], typed: string): Place[] {
  const asked = wordsOf(typed)
  return areas
    .filter(({ name, group }) => {
      const words = wordsOf(`${name} ${group}`)
      return asked.every((beginning) => words.some((word) => word.startsWith(beginning)))
    })
    .toSorted((a, b) => Number(begins(b.name, typed)) - Number(begins(a.name, typed)))
    .map(({ path, name, group }) => ({ href: path, name, note: group }))
}
