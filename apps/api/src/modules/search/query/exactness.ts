import type { CompiledQuery, CompiledUnit } from './compile.ts'
import { isOnlyPhrase } from './emphasis.ts'
import type { SearchModel } from './model.ts'
import type { MatchRow } from './rank.ts'

/** Where a word stands; 0: nowhere. */
const [inName, inAttribute, inText] = [3, 2, 1]
/** The confidence from which a phrase means a family. */
const meant = 0.6
/** What is for adults by its name isn't for these. */
const forChildren: ReadonlySet<string> = new Set([
  'baby',
  'child',
  'infant',
  'kid',
  'newborn',
  'neonatal',
  'paediatric',
  'pediatric',
])
/** Of so many words or more, as in a tender's line, one in three may be missing, and fewer need stand in names. */
const manyWords = 5
const [leastNamed, leastNamedOfMany] = [0.5, 0.3]

/**
 * Whether one of the first products is what was asked for: every word that names goods is found, most of them in the name
 * of the product or its family, or as a phrase that means the family. Sizes, adjectives, purposes and words like "machine"
 * don't count.
 */
export function isExact(
  query: CompiledQuery,
  unknown: number,
  first: readonly MatchRow[],
  model: SearchModel,
): boolean {
  const units = query.units.filter((unit) => unit.isName)
  const words = units.length + unknown
  const isLong = words >= manyWords
  const allowed = isLong ? Math.floor(words / 3) : 0
  const children = query.terms.flatMap((term, place) => (forChildren.has(term) ? place : []))
  const devices = query.units.filter((unit) => unit.isDevice)
  return first.some((row) => {
    const family = model.documents.families[row.doc] ?? -1
    const isForAdults = model.familyIndex.namesOf(family).has('adult')
    if (isForAdults && children.some((place) => row.impacts[place] === 0)) return false
    const isMeant = units.some((unit) => (unit.meaning.get(family) ?? 0) >= meant)
    const isPhrase = units.some((unit) => unit.isPhrase && (unit.meaning.get(family) ?? 0) >= meant)
    if (!isMeant && devices.some((unit) => levelOf(unit, query, row, family, model) === 0))
      return false
    const asked = isMeant
      ? units.filter(
          (unit) =>
            !unit.isAside &&
            !isOnlyPhrase({ meaning: unit.meaning, terms: termsOf(unit, query) }, model),
        )
      : units.filter((unit) => !unit.isPurpose)
    const levels = asked.map((unit) => levelOf(unit, query, row, family, model))
    // A long phrase says what is meant, so that a mention of the other words is enough.
    const least = isMeant && !isPhrase ? inAttribute : inText
    const missing = unknown + levels.filter((level) => level < least).length
    const total = asked.reduce((sum, unit) => sum + unit.weight, 0)
    const named = asked.reduce((sum, unit, i) => sum + (levels[i] === inName ? unit.weight : 0), 0)
    return (
      missing <= allowed && (isMeant || named >= total * (isLong ? leastNamedOfMany : leastNamed))
    )
  })
}

const termsOf = (unit: CompiledUnit, query: CompiledQuery): string[] =>
  unit.readings.flatMap((reading) =>
    reading.slots.flatMap((slot) => Array.from(slot.terms, (term) => query.terms[term] ?? '')),
  )

/** Where the product or its family has the unit's words, the worst of them. */
function levelOf(
  unit: CompiledUnit,
  query: CompiledQuery,
  row: MatchRow,
  family: number,
  model: SearchModel,
): number {
  if ((unit.meaning.get(family) ?? 0) >= meant) return inName
  const names = model.familyIndex.namesOf(family)
  const inherited = query.inheritedFrom(family)
  const ofTerm = (term: number) => {
    const word = query.terms[term] ?? ''
    const field = row.fields[term] ?? 0
    if (field === 2 || names.has(word)) return inName
    if (field === 1 || (inherited[term] ?? 0) > 0) return inAttribute
    if ([...names].some((name) => sameRoot(name, word))) return inAttribute
    return (row.impacts[term] ?? 0) > 0 ? inText : 0
  }
  return Math.max(
    0,
    ...unit.readings.map((reading) =>
      Math.min(
        inName,
        ...reading.slots.map((slot) => Math.max(0, ...Array.from(slot.terms, ofTerm))),
      ),
    ),
  )
}

/** "Collecting" and "collection", "lubricating" and "lubricant". */
function sameRoot(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  return same >= 5 && same >= shorter - 3
}
