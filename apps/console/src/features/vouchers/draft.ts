import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { addDays, isIstDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { cleanVoucherCode, VOUCHER_CODE } from '@upchar/kernel/voucher-code'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { hundredthsOf } from '../../kit/hundredths.ts'
import type { BodyInput } from '@upchar/contract/schema/endpoints'

/** The form of a new voucher as typed; the names are those of the call. */
export type Draft = {
  code: string
  kind: 'percent' | 'amount'
  value: string
  max_discount: string
  minimum_value: string
  business_category: string
  seller_id: string
  audience: 'anyone' | 'customers'
  listed: boolean
  automatic: boolean
  for_app: boolean
  max_uses: string
  max_uses_per_buyer: string
  first_day: string
  last_day: string
  reason: string
}
export type DraftProblems = Partial<Record<keyof Draft, string>>
/** The fields that can be refused, in their order. */
export const DRAFT_FIELDS = [
  'code',
  'kind',
  'value',
  'max_discount',
  'minimum_value',
  'business_category',
  'seller_id',
  'audience',
  'listed',
  'automatic',
  'for_app',
  'max_uses',
  'max_uses_per_buyer',
  'first_day',
  'last_day',
  'reason',
] as const satisfies readonly (keyof Draft)[]
type DraftProblem = FieldProblem<keyof Draft>

export const REASON_LONGEST = 300
const [MOST_PERCENT, MOST_USES, MOST_USES_PER_BUYER, USUAL_DAYS] = [90, 100_000, 1000, 30]

export const freshDraft = (today: string): Draft => ({
  code: '',
  kind: 'percent',
  value: '',
  max_discount: '',
  minimum_value: '',
  business_category: '',
  seller_id: '',
  audience: 'anyone',
  listed: true,
  automatic: false,
  for_app: false,
  max_uses: '',
  max_uses_per_buyer: '',
  first_day: today,
  last_day: addDays(today, USUAL_DAYS),
  reason: '',
})

/** Whether nothing that was typed would be lost. */
export const isSameDraft = (draft: Draft, other: Draft): boolean =>
  DRAFT_FIELDS.every((field) => draft[field] === other[field])

export const reasonProblem = (reason: string): string | undefined =>
  reason.trim().length < 3 ? 'Enter a reason, for the record' : undefined

/** A whole number: undefined if empty, NaN if invalid. */
export const wholeOf = (typed: string): number | undefined => {
  const text = typed.replace(/[,\s]/g, '')
  if (text === '') return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

const AN_AMOUNT = 'Enter an amount in rupees, such as 500 or 99.50'

/** The problem of a draft's discount. */
export function valueProblem({ kind, value }: Draft): string | undefined {
  const off = hundredthsOf(value) ?? 0
  if (kind === 'percent')
    return off > 0 && off <= MOST_PERCENT * 100
      ? undefined
      : `Enter a percentage above 0, at most ${MOST_PERCENT}`
  return off > 0 ? undefined : AN_AMOUNT
}

function minimumProblem({ kind, value, minimum_value: minimum }: Draft): string | undefined {
  const [least, off] = [hundredthsOf(minimum) ?? 0, hundredthsOf(value) ?? 0]
  if (Number.isNaN(least)) return AN_AMOUNT
  return kind === 'amount' && off > 0 && least <= off
    ? `Enter more than the discount of ${formatRupees(off)}`
    : undefined
}

const limitProblem = (typed: string, most: number): string | undefined => {
  const number = wholeOf(typed)
  return number === undefined || (number >= 1 && number <= most)
    ? undefined
    : `Enter a whole number from 1 to ${most.toLocaleString('en-IN')}, or leave it empty`
}

const appProblem = ({ for_app: forApp, kind, listed }: Draft): string | undefined =>
  forApp && (kind !== 'percent' || !listed)
    ? 'The app’s voucher is a percentage, and shown to buyers'
    : undefined

/** The problems of a draft, in the order of the form. */
export function problemsOf(draft: Draft, today: string): DraftProblems {
  const cap = hundredthsOf(draft.max_discount)
  const all: [keyof Draft, string | undefined][] = [
    [
      'code',
      VOUCHER_CODE.test(cleanVoucherCode(draft.code))
        ? undefined
        : 'Use 4 to 20 letters and digits',
    ],
    ['value', valueProblem(draft)],
    [
      'max_discount',
      draft.kind === 'amount' || cap === undefined || cap > 0 ? undefined : AN_AMOUNT,
    ],
    ['minimum_value', minimumProblem(draft)],
    ['for_app', appProblem(draft)],
    ['max_uses', limitProblem(draft.max_uses, MOST_USES)],
    ['max_uses_per_buyer', limitProblem(draft.max_uses_per_buyer, MOST_USES_PER_BUYER)],
    [
      'first_day',
      isIstDate(draft.first_day) && draft.first_day >= today
        ? undefined
        : 'Choose today or a later day',
    ],
    [
      'last_day',
      isIstDate(draft.last_day) && draft.last_day >= draft.first_day && draft.last_day >= today
        ? undefined
        : 'Choose the first day or a later one',
    ],
    ['reason', reasonProblem(draft.reason)],
  ]
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined))
}

/** The same, as the form shows it. */
export function draftProblems(draft: Draft, today: string): DraftProblem[] {
  const found = problemsOf(draft, today)
  return DRAFT_FIELDS.flatMap((field) => {
    const message = found[field]
    return message === undefined ? [] : [{ field, message }]
  })
}

/**
 * The problems after a change: the form's own, and the server's for fields that haven't changed
 * since it refused them.
 */
export function problemsAfter(
  known: readonly DraftProblem[],
  before: Draft,
  after: Draft,
  today: string,
): DraftProblem[] {
  const found = draftProblems(after, today)
  const [was, is] = [problemsOf(before, today), problemsOf(after, today)]
  const refused = known.filter(
    ({ field, message }) =>
      was[field] !== message && is[field] === undefined && before[field] === after[field],
  )
  return [...found, ...refused].toSorted(
    (a, b) => DRAFT_FIELDS.indexOf(a.field) - DRAFT_FIELDS.indexOf(b.field),
  )
}

const rupeesOf = (typed: string): number | null => {
  const amount = hundredthsOf(typed)
  return amount === undefined ? null : paiseToRupees(amount)
}

/** The request body of a valid draft. */
export const bodyOf = (draft: Draft): BodyInput<'staffMakeVoucher'> => ({
  code: cleanVoucherCode(draft.code),
  kind: draft.kind,
  value: rupeesOf(draft.value) ?? 0,
  max_discount: draft.kind === 'percent' ? rupeesOf(draft.max_discount) : null,
  minimum_value: rupeesOf(draft.minimum_value) ?? 0,
  business_category: isBusinessCategoryKey(draft.business_category)
    ? draft.business_category
    : null,
  seller_id: draft.seller_id === '' ? null : Number(draft.seller_id),
  audience: draft.audience,
  listed: draft.listed,
  automatic: draft.automatic,
  for_app: draft.for_app,
  max_uses: wholeOf(draft.max_uses) ?? null,
  max_uses_per_buyer: wholeOf(draft.max_uses_per_buyer) ?? null,
  first_day: draft.first_day,
  last_day: draft.last_day,
  reason: draft.reason.trim(),
})
