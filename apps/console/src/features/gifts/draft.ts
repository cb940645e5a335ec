import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { giftProblems, type GiftCondition } from '@upchar/kernel/gifts'
import { formatRupees, paiseToRupees, parseRupees, wireToPaise } from '@upchar/kernel/money'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { GiftOffer } from './words.ts'

/** As the server names them; the typed times are in India. */
export const FIELDS = [
  'gift_price',
  'condition',
  'with_sku',
  'packs',
  'value',
  'per_order',
  'share',
  'first_day',
  'starts_at',
  'last_day',
  'ends_at',
  'reason',
] as const
type Field = (typeof FIELDS)[number]
/** `condition`: "packs" of a product, or goods for a "value". */
export type Draft = Record<Field, string>

export const freshDraft = (): Draft => ({
  gift_price: '0',
  condition: 'packs',
  with_sku: '',
  packs: '1',
  value: '',
  per_order: '1',
  share: '',
  first_day: '',
  starts_at: '',
  last_day: '',
  ends_at: '23:59',
  reason: '',
})

/** A day and a time in India; NaN for what is neither. */
const moment = (day: string, time: string): number =>
  /^\d{1,2}:\d{2}$/.test(time) ? Date.parse(`${day}T${time.padStart(5, '0')}:00+05:30`) : Number.NaN

const amountOf = (typed: string): number => {
  const parsed = parseRupees(typed.replace(/[₹,\s]/g, ''))
  return parsed.ok ? parsed.value : Number.NaN
}
const countOf = (typed: string): number => {
  const plain = typed.replace(/[,\s]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : 0
}

/** The typed terms, in paise and milliseconds; a start left empty is now. The server finds the condition's product. */
export function termsOf(draft: Draft, now: number) {
  const condition: GiftCondition =
    draft.condition === 'packs'
      ? { kind: 'packs', offerId: 0, packs: countOf(draft.packs) }
      : { kind: 'value', paise: amountOf(draft.value) || 0 }
  return {
    price: amountOf(draft.gift_price),
    most: countOf(draft.per_order),
    share: countOf(draft.share),
    condition,
    startsAt: draft.first_day === '' ? now : moment(draft.first_day, draft.starts_at || '00:00'),
    endsAt: moment(draft.last_day, draft.ends_at),
  }
}

const names: Readonly<Record<string, Field>> = { price: 'gift_price', most: 'per_order' }
const isField = (name: string): name is Field => FIELDS.some((field) => field === name)

/** What is wrong with a draft, in the order of the form. */
export function draftProblems(draft: Draft, offer: GiftOffer, now: number): FieldProblem<Field>[] {
  const bounds = {
    listPrice: wireToPaise(offer.list_price),
    mrp: offer.mrp === null ? null : wireToPaise(offer.mrp),
    moq: offer.moq,
    maxOq: offer.max_oq,
  }
  const found = giftProblems(termsOf(draft, now), bounds, now, formatRupees).flatMap(
    ({ field, message }): FieldProblem<Field>[] => {
      const name = names[field] ?? field
      return isField(name) ? [{ field: name, message }] : []
    },
  )
  const withSku: FieldProblem<Field>[] =
    draft.condition === 'packs' && draft.with_sku.trim() === ''
      ? [{ field: 'with_sku', message: 'Enter the SKU of the product that the buyer buys' }]
      : []
  const reason: FieldProblem<Field>[] =
    draft.reason.trim().length < 3
      ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
      : []
  return [...found, ...withSku, ...reason].toSorted(
    (a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field),
  )
}

/** What it costs the seller at most, at the list price. */
export const costWords = (draft: Draft, offer: GiftOffer, now: number): string => {
  const { price, share } = termsOf(draft, now)
  return `At most ${formatRupees((wireToPaise(offer.list_price) - price) * share)} in all.`
}

/** The request of a valid draft. */
export function bodyOf(draft: Draft, offer: GiftOffer, now: number): BodyInput<'staffSetGift'> {
  const { price, most, share, condition, startsAt, endsAt } = termsOf(draft, now)
  return {
    sku: offer.sku,
    gift_price: paiseToRupees(price),
    with_sku: condition.kind === 'packs' ? draft.with_sku.trim() : null,
    packs: condition.kind === 'packs' ? condition.packs : null,
    value: condition.kind === 'value' ? paiseToRupees(condition.paise) : null,
    per_order: most,
    share,
    starts_at: draft.first_day === '' ? null : new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    reason: draft.reason.trim(),
  }
}
