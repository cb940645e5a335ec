import type { Answer } from '@upchar/contract/schema/endpoints'
import { MOST_PAD_LINES, type PadLine } from '@upchar/kernel/order-pad'

export type Matched = Answer<'matchOrderPad'>['lines'][number]
export type Choice = Matched['choices'][number]
export type Outcome = Answer<'addOrderPad'>['lines'][number]

/** A line of the pad. `new`: not read by the shop yet; `sku`: the chosen product, null until there is one. */
export type PadRow = {
  key: number
  text: string
  quantity: number
  sku: string | null
  /** Months of shelf life that it must have on delivery, at least; 0: any. */
  months: number
  state: 'new' | Matched['state']
  reason: string | null
  choices: readonly Choice[]
  /** A quantity of the list that is no number of packs, until the buyer says how many. */
  unread: string | undefined
  /** What became of it when the pad was added to the cart. */
  outcome: Outcome | null
  /** Packs of its product that this line has added to the cart. */
  inCart: number
}

/** A line as it is kept in the browser and in lists. */
export type KeptLine = PadLine & { sku: string | null; months?: number }

let lastKey = 0
const rowOf = ({ text, quantity, sku, months = 0, unread }: KeptLine): PadRow => ({
  key: ++lastKey,
  text,
  quantity,
  sku,
  months,
  state: 'new',
  reason: null,
  choices: [],
  unread,
  outcome: null,
  inCart: 0,
})

/** Adds lines as far as a pad holds them. */
export function withLines(
  rows: readonly PadRow[],
  lines: readonly KeptLine[],
): { rows: PadRow[]; left: number } {
  const room = Math.max(0, MOST_PAD_LINES - rows.length)
  return {
    rows: [...rows, ...lines.slice(0, room).map(rowOf)],
    left: Math.max(0, lines.length - room),
  }
}

/** Adds a scanned code; the code of a line that is there already is one more of it. */
export function withScan(
  rows: readonly PadRow[],
  code: string,
): { rows: PadRow[]; left: number; again: boolean } {
  const same = rows.find(({ text }) => text.toLowerCase() === code.toLowerCase())
  if (same === undefined)
    return { ...withLines(rows, [{ text: code, quantity: 1, sku: null }]), again: false }
  const more = { ...changed(same, { quantity: same.quantity + 1 }), unread: same.unread }
  return { rows: rows.map((row) => (row === same ? more : row)), left: 0, again: true }
}

/** Applies an answer to the rows that were asked, unless they are gone or changed since. */
export function withAnswers(
  rows: readonly PadRow[],
  asked: readonly PadRow[],
  answers: readonly Matched[],
): PadRow[] {
  const byKey = new Map(asked.map(({ key }, i) => [key, answers[i]]))
  return rows.map((row) => {
    const answer = byKey.get(row.key)
    if (answer === undefined) return row
    const { state, reason, choices } = answer
    const first = state === 'matched' ? (choices[0]?.sku_id ?? null) : null
    return { ...row, state, reason, choices, sku: first }
  })
}

export const choiceOf = ({ choices, sku }: PadRow): Choice | undefined =>
  choices.find(({ sku_id: one }) => one === sku)

/** A line with the buyer's change. Another product is one of which nothing is in the cart yet. */
export function changed(row: PadRow, part: Partial<PadRow>): PadRow {
  const next = { ...row, ...part, outcome: null }
  if (part.quantity !== undefined) next.unread = undefined
  if (next.sku !== row.sku) next.inCart = 0
  return next
}

/** Whether it has been added to the cart as it stands; more of it makes it one of which the difference is added. */
export const isAdded = ({ outcome, inCart, quantity }: PadRow): boolean =>
  (outcome !== null && outcome.added > 0) || inCart >= quantity

/** What a line still adds. */
export const missing = ({ quantity, inCart }: PadRow): number => quantity - inCart

/** The rows after those that were added. An outcome is of a product, which several lines may share: the first get theirs first. */
export function withOutcomes(
  rows: readonly PadRow[],
  added: readonly PadRow[],
  outcomes: readonly Outcome[],
): PadRow[] {
  const bySku = new Map(outcomes.map((one) => [one.sku_id, one]))
  const left = new Map(outcomes.map((one) => [one.sku_id, one.added]))
  const asked = new Map(added.map((row) => [row.key, missing(row)]))
  return rows.map((row) => {
    const wanted = asked.get(row.key)
    if (row.sku === null || wanted === undefined) return row
    const came = Math.min(wanted, left.get(row.sku) ?? 0)
    left.set(row.sku, (left.get(row.sku) ?? 0) - came)
    return { ...row, outcome: bySku.get(row.sku) ?? null, inCart: row.inCart + came }
  })
}

/** The rows that can be added, and what all that can be bought costs as far as prices are shown. What has been added isn't added twice. */
export function readyRows(rows: readonly PadRow[]): { ready: PadRow[]; total: number } {
  const bought = rows.filter((row) => choiceOf(row)?.message === null && row.unread === undefined)
  const total = bought.reduce((sum, row) => sum + (choiceOf(row)?.price ?? 0) * row.quantity, 0)
  return { ready: bought.filter((row) => !isAdded(row)), total }
}

/** The wish of a line as calls have it. */
export const wishOf = ({ months }: Pick<PadRow, 'months'>): { shelf_life_months?: number } =>
  months > 0 ? { shelf_life_months: months } : {}

/** What a quotation is asked for: every line whose product and quantity are known, whatever has been added already. */
export const quotedLines = (
  rows: readonly PadRow[],
): { sku_id: string; quantity: number; shelf_life_months?: number }[] =>
  rows.flatMap(({ sku, quantity, months, unread }) =>
    sku === null || unread !== undefined ? [] : [{ sku_id: sku, quantity, ...wishOf({ months }) }],
  )

/** Where the buyer must look: no product, none chosen yet, one that can't be bought, or no quantity that can be read. */
export const isOpen = (row: PadRow): boolean =>
  row.state === 'absent' ||
  row.unread !== undefined ||
  (row.state !== 'new' && choiceOf(row)?.message !== null)
