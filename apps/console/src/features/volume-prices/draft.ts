import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { isIstDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees, parseRupees, wireToPaise } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { volumeProblems, type VolumePrice } from '@upchar/kernel/volume-prices'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { VolumeOffer } from './words.ts'

/** As the server names them. */
export const FROM_FIELDS = [
  'prices.0.from',
  'prices.1.from',
  'prices.2.from',
  'prices.3.from',
  'prices.4.from',
] as const
export const PRICE_FIELDS = [
  'prices.0.price',
  'prices.1.price',
  'prices.2.price',
  'prices.3.price',
  'prices.4.price',
] as const
export const FIELDS = [...FROM_FIELDS, ...PRICE_FIELDS, 'first_day', 'last_day', 'reason'] as const
export type Field = (typeof FIELDS)[number]
export type Draft = Record<Field, string>

export const freshDraft = (today: string): Draft => ({
  'prices.0.from': '',
  'prices.1.from': '',
  'prices.2.from': '',
  'prices.3.from': '',
  'prices.4.from': '',
  'prices.0.price': '',
  'prices.1.price': '',
  'prices.2.price': '',
  'prices.3.price': '',
  'prices.4.price': '',
  first_day: today,
  last_day: '',
  reason: '',
})

/** The typed steps in paise; 0 stands for what is no number. */
export const stepsOf = (draft: Draft, rows: number): VolumePrice[] =>
  FROM_FIELDS.slice(0, rows).map((from, row) => {
    const typed = draft[from].replace(/[,\s]/g, '')
    const price = parseRupees(draft[PRICE_FIELDS[row] ?? 'prices.0.price'].replace(/[₹,\s]/g, ''))
    return {
      from: /^\d{1,7}$/.test(typed) ? Number(typed) : 0,
      price: price.ok ? price.value : 0,
    }
  })

const boundsOf = ({ list_price: list, mrp, moq, max_oq: maxOq }: VolumeOffer) => ({
  listPrice: wireToPaise(list),
  mrp: mrp === null ? null : wireToPaise(mrp),
  moq,
  maxOq,
})

const stepProblems = (draft: Draft, rows: number, offer: VolumeOffer): FieldProblem<Field>[] =>
  volumeProblems(stepsOf(draft, rows), boundsOf(offer), formatRupees).flatMap(
    ({ row, part, message }) => {
      const field = (part === 'from' ? FROM_FIELDS : PRICE_FIELDS)[row]
      return field === undefined ? [] : [{ field, message }]
    },
  )

/** What is wrong with a draft, in the order of the form. */
export function draftProblems(
  draft: Draft,
  { rows, offer, today }: { rows: number; offer: VolumeOffer; today: string },
): FieldProblem<Field>[] {
  const { first_day: first, last_day: last, reason } = draft
  const problems: (FieldProblem<Field> | false)[] = [
    ...stepProblems(draft, rows, offer),
    !(isIstDate(first) && first >= today) && {
      field: 'first_day',
      message: 'Choose today or a later day',
    },
    last !== '' &&
      !(isIstDate(last) && last >= first) && {
        field: 'last_day',
        message: 'Choose the first day or a later one, or leave it empty',
      },
    reason.trim().length < 3 && { field: 'reason', message: 'Enter a reason, for the record' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** The steps that the buyer would see; undefined while they are wrong. */
export const shownSteps = (
  draft: Draft,
  rows: number,
  offer: VolumeOffer,
): VolumePrice[] | undefined =>
  stepProblems(draft, rows, offer).length > 0
    ? undefined
    : stepsOf(draft, rows).map(({ from, price }) => ({ from, price: paiseToRupees(price) }))

/** What an order costs the seller at most; `steps` in rupees. */
export function costWords(
  steps: readonly VolumePrice[],
  { list_price: list, max_oq: most }: VolumeOffer,
): string {
  const costs = steps.map(({ price }, row) => {
    const packs = (steps[row + 1]?.from ?? most + 1) - 1
    const off = wireToPaise(list) - wireToPaise(price)
    return { packs, off, all: packs * off }
  })
  const highest = costs.reduce<(typeof costs)[number] | undefined>(
    (best, one) => (best === undefined || one.all > best.all ? one : best),
    undefined,
  )
  return highest === undefined
    ? ''
    : `At most ${formatRupees(highest.all)} an order: ${plural(highest.packs, 'pack')} at ${formatRupees(highest.off)} less.`
}

/** The request of a valid draft. */
export const bodyOf = (
  draft: Draft,
  rows: number,
  offer: VolumeOffer,
): BodyInput<'staffSetVolumePrices'> => ({
  sku: offer.sku,
  prices: stepsOf(draft, rows).map(({ from, price }) => ({ from, price: paiseToRupees(price) })),
  first_day: draft.first_day,
  last_day: draft.last_day === '' ? null : draft.last_day,
  seen_revision: offer.revision,
  reason: draft.reason.trim(),
})
