import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { dealProblems } from '@upchar/kernel/deals'
import { formatRupees, paiseToRupees, parseRupees, wireToPaise } from '@upchar/kernel/money'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { DealOffer } from './words.ts'

/** As the server names them; the typed times are in India. */
export const FIELDS = [
  'deal_price',
  'share',
  'first_day',
  'starts_at',
  'last_day',
  'ends_at',
  'reason',
] as const
type Field = (typeof FIELDS)[number]
export type Draft = Record<Field, string>

export const freshDraft = (): Draft => ({
  deal_price: '',
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

/** The typed terms, in paise and milliseconds; a start left empty is now. */
export function termsOf(draft: Draft, now: number) {
  const price = parseRupees(draft.deal_price.replace(/[₹,\s]/g, ''))
  const share = draft.share.replace(/[,\s]/g, '')
  return {
    price: price.ok ? price.value : 0,
    share: /^\d{1,7}$/.test(share) ? Number(share) : 0,
    startsAt: draft.first_day === '' ? now : moment(draft.first_day, draft.starts_at || '00:00'),
    endsAt: moment(draft.last_day, draft.ends_at),
  }
}

/** What is wrong with a draft, in the order of the form. */
export function draftProblems(draft: Draft, offer: DealOffer, now: number): FieldProblem<Field>[] {
  const bounds = {
    listPrice: wireToPaise(offer.list_price),
    mrp: offer.mrp === null ? null : wireToPaise(offer.mrp),
    moq: offer.moq,
  }
  return [
    ...dealProblems(termsOf(draft, now), bounds, now, formatRupees).map(({ field, message }) => ({
      field: field === 'price' ? ('deal_price' as const) : field,
      message,
    })),
    ...(draft.reason.trim().length < 3
      ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
      : []),
  ]
}

/** What the deal costs the seller at most. */
export const costWords = (draft: Draft, offer: DealOffer, now: number): string => {
  const { price, share } = termsOf(draft, now)
  return `At most ${formatRupees((wireToPaise(offer.list_price) - price) * share)} in all.`
}

/** The request of a valid draft. */
export function bodyOf(draft: Draft, offer: DealOffer, now: number): BodyInput<'staffSetDeal'> {
  const { price, share, startsAt, endsAt } = termsOf(draft, now)
  return {
    sku: offer.sku,
    deal_price: paiseToRupees(price),
    share,
    starts_at: draft.first_day === '' ? null : new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    seen_revision: offer.revision,
    reason: draft.reason.trim(),
  }
}
