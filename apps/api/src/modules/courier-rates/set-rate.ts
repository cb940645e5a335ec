import type { Body } from '@upchar/contract/schema/endpoints'
import { COURIER_RATES, courierKey } from '@upchar/kernel/courier-rates'
import { addDays, formatIstDate, istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { stateByCode } from '@upchar/kernel/states'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { rateInvalid, rateSame, ratesChanged } from './errors.ts'
import { latestOf, type CourierRate } from './rules.ts'
import { revisionOf } from './show-rates.ts'
import { insertCourierRate, lockCourierRates, selectCourierRates } from './store.ts'

type Wanted = Omit<Body<'staffSetCourierRate'>, 'seen_revision' | 'source'>
type Invalid = Refusal & { code: 'courier_rate_invalid'; field: string }

/** Newer than every stored line, until it is stored. */
const unstored = Number.MAX_SAFE_INTEGER

const slabFields = ['state_code', 'up_to_grams'] as const
const valueFields = ['amount', 'percent', 'divisor'] as const

/** What is filled in but means nothing in this kind of line: left out in silence, it could end the line. */
function misplaced(wanted: Wanted) {
  const { values } = COURIER_RATES[wanted.kind]
  const own: readonly string[] = wanted.kind === 'freight' ? [...slabFields, ...values] : values
  return [...slabFields, ...valueFields].find(
    (field) => wanted[field] !== null && !own.includes(field),
  )
}

/** How far back a line may be corrected that no parcel was priced by, in days. */
const correctable = 30

/**
 * The first day that a line may have: what a parcel that has left was to cost stands. `pricedOn`: the last day on which the courier's card
 * priced one; null: none that could still be corrected.
 */
const firstDay = (pricedOn: IstDate | null, today: IstDate): IstDate => {
  const [earliest, after] = [addDays(today, -correctable), pricedOn && addDays(pricedOn, 1)]
  return after !== null && after > earliest ? after : earliest
}

/** The line that staff ask for. */
function rateOf(wanted: Wanted, first: IstDate, today: IstDate): Result<CourierRate, Invalid> {
  const { kind, state_code: stateCode, up_to_grams: upToGrams, amount, percent, divisor } = wanted
  const { valid_from: validFrom } = wanted
  const courier = wanted.courier.trim().replace(/\s+/g, ' ')
  const last = addDays(today, 365)
  const isFreight = kind === 'freight'
  const strange = misplaced(wanted)
  if (validFrom < first || validFrom > last)
    return rateInvalid(
      'valid_from',
      `Choose a day from ${formatIstDate(first)} to ${formatIstDate(last)}`,
    )
  if (strange !== undefined)
    return rateInvalid(strange, `${COURIER_RATES[kind].name}: leave this empty`)
  if (courier === '') return rateInvalid('courier', 'Enter the courier’s name')
  if (isFreight && upToGrams === null)
    return rateInvalid('up_to_grams', 'Enter the heaviest parcel of the slab, in grams')
  const place = stateCode === null ? undefined : stateByCode(stateCode)
  if (isFreight && stateCode !== null && (place === undefined || place.retired))
    return rateInvalid('state_code', 'There is no such state')
  return ok({
    id: unstored,
    kind,
    courier,
    stateCode,
    upToGrams,
    amountPaise: amount === null ? null : wireToPaise(amount),
    rateBp: percent === null ? null : Math.round(percent * 100),
    divisor,
    validFrom,
  })
}

const auditView = ({
  kind,
  stateCode,
  upToGrams,
  amountPaise,
  rateBp,
  divisor,
  validFrom,
}: CourierRate) => ({
  kind,
  state: stateCode,
  up_to_grams: upToGrams,
  amount: amountPaise === null ? null : paiseToRupees(amountPaise),
  percent: rateBp === null ? null : rateBp / 100,
  ...(divisor !== null && { divisor }),
  from: validFrom,
})

/** A courier as its rate card is headed: all of its entries have one name, however it is typed. */
const nameOf = (rates: readonly CourierRate[], typed: string): string =>
  rates.findLast(({ courier }) => courierKey(courier) === courierKey(typed))?.courier ?? typed

const sameValue = (a: CourierRate, b: CourierRate): boolean =>
  a.rateBp === b.rateBp && a.amountPaise === b.amountPaise && a.divisor === b.divisor

const isEnd = ({ amountPaise, rateBp, divisor }: CourierRate): boolean =>
  amountPaise === null && rateBp === null && divisor === null

/** The last day on which a courier's card priced a parcel that left, or a bill; null: never. */
export type PricedOn = (tx: Transaction, courier: string) => Promise<IstDate | null>

/**
 * Sets a line of a courier's rate card from a day on (OPS-02). Parcels that left before it keep their cost: a line that has begun is
 * corrected, or ended, from its first day only while it has priced none.
 */
export async function setRate(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { seen_revision: seen, source, ...wanted }: Body<'staffSetCourierRate'>,
  pricedOn: PricedOn,
): Promise<HandlerResult<'staffSetCourierRate'>> {
  const at = clock.now()
  const today = istDate(at)
  return decideInTransaction(db, async (tx) => {
    await lockCourierRates(tx)
    // Of a later day nothing has left.
    const priced = wanted.valid_from > today ? null : await pricedOn(tx, courierKey(wanted.courier))
    const made = rateOf(wanted, firstDay(priced, today), today)
    if (!made.ok) return made
    const rates = await selectCourierRates(tx)
    if (revisionOf(rates) !== seen) return ratesChanged()
    const { id: _unstored, ...rate } = made.value
    const before = latestOf(rates, made.value, rate.validFrom)
    if (before === undefined && isEnd(made.value))
      return rateInvalid(
        COURIER_RATES[rate.kind].values[0],
        'Enter a value: there is nothing to end',
      )
    if (before !== undefined && sameValue(before, made.value)) return rateSame()
    await insertCourierRate(tx, { ...rate, source, madeBy: staffId, madeAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'courier_rate.set',
      subject: { kind: 'courier_rate', id: nameOf(rates, rate.courier) },
      ...(before !== undefined && { before: auditView(before) }),
      after: { ...auditView(made.value), source },
      at,
    })
    return ok({ success: true as const })
  })
}
