import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { addDays, daysBetween, istDate, startOfIstDate, type IstDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import { scansOfStates } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { periodWrong } from './period.ts'
import {
  selectKycTime,
  selectReturnReasons,
  selectService,
  type ServicePeriod,
  type ServiceRow,
} from './store/service.ts'

type Service = Answer<'staffGetServiceReport'>['total']
type KycTime = Answer<'staffGetServiceReport'>['kyc']

/** Each reads all parcels and order lines of two periods. */
const MOST_DAYS = 366

const periodOf = (from: IstDate, to: IstDate): ServicePeriod => ({
  from,
  to,
  begins: new Date(startOfIstDate(from)),
  ends: new Date(startOfIstDate(addDays(to, 1))),
})

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

async function kycTime({ db }: Context, period: ServicePeriod): Promise<KycTime> {
  const { decided, hours } = await selectKycTime(db, period)
  return { decided, median_hours: hours === null ? null : Math.round(hours * 10) / 10 }
}

/** Promises kept, goods not supplied, returns and KYC of a period beside the one before (OPS-08). */
export async function showServiceReport(
  context: Context,
  { from, to }: Query<'staffGetServiceReport'>,
): Promise<HandlerResult<'staffGetServiceReport'>> {
  if (to < from) return periodWrong('The last day is before the first')
  const days = daysBetween(from, to) + 1
  if (days > MOST_DAYS) return periodWrong(`Choose at most ${MOST_DAYS} days`)
  const before = { from: addDays(from, -days), to: addDays(from, -1) }
  const [now, past] = [periodOf(from, to), periodOf(before.from, before.to)]
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
    before,
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
