import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { daysOf, periodsOf, type Period } from './period.ts'
import { selectKycTime } from './store/kyc.ts'
import { promisedAt, selectReturnReasons, selectService, type ServiceRow } from './store/service.ts'

type Report = Answer<'staffGetServiceReport'>
type Service = Report['total']
type Reasons = Report['returns']
type KycTime = Report['kyc']

/** Each reads all parcels and order lines of two periods. */
const MOST_DAYS = 366

const figuresOf = (rows: readonly ServiceRow[]): Service => {
  const sum = (of: (row: ServiceRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    on_time: sum(({ onTime }) => onTime),
    late: sum(({ late }) => late),
    left_late: sum(({ leftLate }) => leftLate),
    waiting: sum(({ waiting }) => waiting),
    units: sum(({ units }) => units),
    not_supplied: sum(({ notSupplied }) => notSupplied),
    returned: sum(({ returned }) => returned),
  }
}

async function kycTime({ db }: Context, period: Period): Promise<KycTime> {
  const { decided, hours } = await selectKycTime(db, period)
  return { decided, median_hours: hours === null ? null : Math.round(hours * 10) / 10 }
}

/** As many days as one report may be of, and as many before. */
const periodsOfReport = ({ from, to }: Query<'staffGetServiceReport'>) =>
  periodsOf({ from, to }, daysBetween(from, to) >= MOST_DAYS && `Choose at most ${MOST_DAYS} days`)

const serviceOf = ({ db, clock }: Context, period: Period, sellerId?: number) =>
  selectService(db, period, { ...promisedAt(clock.now()), sellerId })

async function reasonsOf(
  { db }: Context,
  { now, past }: { now: Period; past: Period },
  sellerId?: number,
): Promise<Reasons> {
  const before = new Map(
    (await selectReturnReasons(db, past, sellerId)).map((row) => [row.reason, row.returns]),
  )
  return (await selectReturnReasons(db, now, sellerId)).map(({ reason, returns, packs }) => ({
    reason: returnReasonLabel(reason),
    returns,
    packs,
    before: before.get(reason) ?? 0,
  }))
}

/** Promises kept, goods not supplied, returns and KYC of a period beside the one before (OPS-08). */
export async function serviceReport(context: Context, query: Query<'staffGetServiceReport'>) {
  const periods = periodsOfReport(query)
  if (!periods.ok) return periods
  const { now, past } = periods.value
  const sellers = await serviceOf(context, now)
  const answer: Report = {
    success: true,
    before: daysOf(past),
    total: figuresOf(sellers),
    total_before: figuresOf(await serviceOf(context, past)),
    sellers: sellers.map((row) => ({
      seller_id: row.sellerId,
      name: row.name,
      ...figuresOf([row]),
    })),
    returns: await reasonsOf(context, periods.value),
    kyc: await kycTime(context, now),
    kyc_before: await kycTime(context, past),
  }
  return ok(answer)
}

/** What the report says of the member's own seller (APP-01). */
export async function showOwnPerformance(
  context: Context,
  { sellerId }: SellerCaller,
  query: Query<'sellerGetPerformance'>,
): Promise<HandlerResult<'sellerGetPerformance'>> {
  const periods = periodsOfReport(query)
  if (!periods.ok) return periods
  const { now, past } = periods.value
  return ok({
    success: true,
    before: daysOf(past),
    total: figuresOf(await serviceOf(context, now, sellerId)),
    total_before: figuresOf(await serviceOf(context, past, sellerId)),
    returns: await reasonsOf(context, periods.value, sellerId),
  })
}
