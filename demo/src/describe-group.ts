import type { FamilyRule, Kind } from './define-family.ts'
import type { Random } from './random.ts'
import { inSentence, isPlural, sentence } from './words.ts'

export interface Facts {
  readonly brand: string
  /** The kind's title with values filled in. */
  readonly title: string
  readonly axisLabel: string
  readonly options: readonly string[]
  readonly packWords: string | null
  readonly shelfLifeMonths: number | null
  readonly warrantyMonths: number | null
  readonly storage: string
  readonly origin: string
}

const wordCount = (text: string): number => text.split(' ').length

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** Fills in `{key}`; drops sentences with an unknown value. */
export function fill(text: string, values: ReadonlyMap<string, string>): string | null {
  if (!text.includes('{')) return text
  let known = true
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values.get(key)
    if (value === undefined) known = false
    return value ?? ''
  })
  return known ? filled : null
}

/** The sentences that apply to this kind: the prefix `[key=value]` limits one to kinds with that value. */
export function holding(lines: readonly string[], kind: Kind): string[] {
  return lines.flatMap((line) => {
    const condition = /^\[(\w+)=([^\]]+)\] /.exec(line)
    if (condition === null) return [line]
    return String(kind.set[condition[1] ?? '']) === condition[2]
      ? [line.slice(condition[0].length)]
      : []
  })
}

/** A description of 60 to 160 words from the family's sentences: purpose, distinction of this kind, use and choice, and the
 *  contents of the delivery. */
export function describe(
  rule: FamilyRule,
  kind: Kind,
  facts: Facts,
  values: ReadonlyMap<string, string>,
  rng: Random,
): string {
  // Lower-case before filling in values, which keep their case (11.5 Fr, Roth, GM-20 Connect).
  const noun = fill(inSentence(kind.title.split(',')[0] ?? kind.title), values) ?? facts.title
  const many = isPlural(noun)
  const [these, are, come] = many ? ['these', 'are', 'come'] : ['this', 'is', 'comes']
  const use = rng.pick(holding(rule.uses, kind))
  const openings = [
    `${sentence(these)} ${noun} from ${facts.brand} ${are} meant for ${use}.`,
    `${facts.brand} makes ${these} ${noun} for ${use}.`,
    `For ${use}: ${noun} from ${facts.brand}.`,
    `${facts.brand} ${noun}, made for ${use}.`,
  ]
  const lines = holding(rule.lines, kind)
  const points = holding(rule.points, kind)
  const body = rng.sample(lines, Math.min(lines.length, rng.between(3, 4)))
  const closing = [
    `${rng.chance(0.5) ? 'Available by' : 'Options for'} ${inSentence(facts.axisLabel)}: ${list(facts.options)}.`,
  ]
  if (facts.packWords !== null)
    closing.push(`${many ? 'They' : 'It'} ${come} as a ${facts.packWords}.`)
  if (facts.warrantyMonths !== null)
    closing.push(`The warranty runs for ${facts.warrantyMonths} months.`)
  else if (facts.shelfLifeMonths !== null)
    closing.push(
      `Shelf life is ${facts.shelfLifeMonths} months from manufacture; ${facts.storage.charAt(0).toLowerCase()}${facts.storage.slice(1)}`,
    )
  // The refurbisher isn't the manufacturer.
  const opening = rng.pick(
    rule.usage === undefined
      ? openings
      : openings.filter((text) => !/\bmakes?\b|made for/.test(text)),
  )
  const join = (lines: readonly string[]) =>
    [opening, kind.note, ...lines, ...closing].flatMap((text) => fill(text, values) ?? []).join(' ')
  const text = join(body)
  if (wordCount(text) >= 62) return text
  const longer = join(lines)
  return wordCount(longer) >= 62 ? longer : `${longer} In short: ${points.join('; ')}.`
}

/** Three points about the family and one or two facts about this product. */
export function highlightsOf(rule: FamilyRule, kind: Kind, facts: Facts, rng: Random): string[] {
  const numeric = facts.options.every((option) => /^[+\d]/.test(option))
  const range = numeric
    ? `${facts.options[0] ?? ''} to ${facts.options.at(-1) ?? ''}`
    : facts.options.join(', ')
  const extra = [
    range.length <= 48 ? `${facts.axisLabel}: ${range}` : null,
    facts.warrantyMonths === null ? null : `${facts.warrantyMonths} months warranty`,
    `Made in ${facts.origin}`,
  ].flatMap((text) => text ?? [])
  return [...rng.sample(holding(rule.points, kind), 3), ...extra.slice(0, rng.between(1, 2))]
}
