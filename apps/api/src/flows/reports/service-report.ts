import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import { scansOfStates } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { daysOf, periodsOf, type Period } from './period.ts'
import {
  selectKycTime,
  selectReturnReasons,
  selectService,
  type ServiceRow,
} from './store/service.ts'

type Service = Answer<'staffGetServiceReport'>['total']
type KycTime = Answer<'staffGetServiceReport'>['kyc']

/** Each reads all parcels and order lines of two periods. */
const MOST_DAYS = 366

const figuresOf = (rows: readonly ServiceRow[]): Service => {
  const sum = (of: (row: ServiceRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    on_time: sum(({ onTime }) => onTime),
    late: sum(({ late }) => late),
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

/** Promises kept, goods not supplied, returns and KYC of a period beside the one before (OPS-08). */
export async function showServiceReport(
  context: Context,
  { from, to }: Query<'staffGetServiceReport'>,
): Promise<HandlerResult<'staffGetServiceReport'>> {
  const isTooLong = daysBetween(from, to) >= MOST_DAYS
  const periods = periodsOf({ from, to }, isTooLong && `Choose at most ${MOST_DAYS} days`)
  if (!periods.ok) return periods
  const { now, past } = periods.value
  const how = {
    today: istDate(context.clock.now()),
    delivered: scansOfStates('delivered'),
  }
  const sellers = await selectService(context.db, now, how)
  const returns = await selectReturnReasons(context.db, now)
  const pastReturns = new Map(
    (await selectReturnReasons(context.db, past)).map((row) => [row.reason, row.returns]),
  )
  return ok({
    success: true,
    before: daysOf(past),
    total: figuresOf(sellers),
    total_before: figuresOf(await selectService(context.db, past, how)),
    sellers: sellers.map((row) => ({ name: row.name, ...figuresOf([row]) })),
    returns: returns.map(({ reason, returns: many }) => ({
      reason: returnReasonLabel(reason),
      returns: many,
      before: pastReturns.get(reason) ?? 0,
    })),
    kyc: await kycTime(context, now),
    kyc_before: await kycTime(context, past),
  })
}
