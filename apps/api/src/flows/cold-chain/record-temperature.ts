import { createHash } from 'node:crypto'
import type { Body } from '@upchar/contract/schema/endpoints'
import { COLD_CHAIN, degrees } from '@upchar/kernel/cold-chain'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  findWay,
  hadExcursion,
  insertLog,
  judgeLog,
  readApart,
} from '../../modules/cold-chain/index.ts'
import { uploadsBusy } from '../../modules/files/index.ts'
import {
  findToCancel,
  isReceived,
  lockShipment,
  parcelStateWrong,
  parcelUnknown,
  scansOfStates,
  selectParcelsById,
} from '../../modules/orders/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { isUuid, newId } from '../../platform/ids.ts'
import { refundClaim } from './refund-claim.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'state_wrong' | 'temperature_unreadable' | 'logger_other'
}
type Judged = ReturnType<typeof judgeLog>
type Verdict = Judged['verdict']

const scans = {
  onTheWay: scansOfStates('shipped', 'in_transit', 'out_for_delivery'),
  delivered: scansOfStates('delivered'),
}

const unreadable = (message: string) => err({ code: 'temperature_unreadable' as const, message })
const sameNumber = (a: string, b: string): boolean =>
  a.replace(/[^a-z0-9]/gi, '').toLowerCase() === b.replace(/[^a-z0-9]/gi, '').toLowerCase()

const wordsOf = (logger: string, { lowest, highest, minutesOutside }: Judged): string =>
  `Temperature logger ${logger}: from ${degrees(lowest ?? 0)} to ${degrees(highest ?? 0)}, ${minutesOutside} minutes outside ${COLD_CHAIN.lowest / 10} to ${COLD_CHAIN.highest / 10} °C`

async function keep(
  context: Context,
  tx: Transaction,
  of: {
    id: string
    staffId: string
    log: { readings: { at: number; tenths: number }[]; logger: string | null }
    body: Body<'staffRecordTemperature'>
  },
): Promise<Result<{ verdict: Verdict; minutes: number }, Refused>> {
  const { id, staffId, log, body } = of
  const [parcel] = await selectParcelsById(tx, [id])
  const order = parcel && (await findToCancel(tx, parcel.orderId, true))
  const locked = order && (await lockShipment(tx, id))
  if (parcel === undefined || order === undefined || locked === undefined) return parcelUnknown()
  const { loggerNumber } = parcel
  if (!parcel.coldChain || loggerNumber === null)
    return parcelStateWrong('This parcel has no temperature logger.')
  const way = await findWay(tx, id, scans)
  if (!isReceived(locked.state) || way === undefined)
    return parcelStateWrong('The parcel isn’t delivered yet: set its state first.')
  if (log.logger !== null && !sameNumber(log.logger, loggerNumber))
    return err({
      code: 'logger_other' as const,
      message: `The file is of the logger ${log.logger}; ${loggerNumber} was packed with this parcel.`,
    })
  const judged = judgeLog(log.readings, { from: way.from.getTime(), to: way.to.getTime() })
  const before = await hadExcursion(tx, id)
  const at = context.clock.now()
  const isNew = await insertLog(tx, {
    ...judged,
    id: newId(),
    shipmentId: id,
    fileName: body.file_name,
    digest: createHash('sha256').update(body.text).digest('hex'),
    content: body.text,
    loggerNumber,
    readings: log.readings.length,
    uploadedBy: staffId,
    uploadedAt: at,
  })
  const said = ok({ verdict: judged.verdict, minutes: judged.minutesOutside })
  if (!isNew) return said
  await recordAudit(tx, {
    by: staffId,
    action: 'parcel.temperature',
    subject: { kind: 'order', id: order.id },
    after: { parcel: id, file: body.file_name, ...judged },
    at,
  })
  if (judged.verdict === 'excursion' && !before)
    await refundClaim(context, tx, {
      order,
      parcel: locked,
      staffId,
      why: wordsOf(loggerNumber, judged),
    })
  return said
}

/** Keeps the file of a delivered parcel's temperature logger and says whether the goods stayed cold; an excursion refunds them (OPS-02, RET-02). */
export async function recordTemperature(
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffRecordTemperature'>,
): Promise<HandlerResult<'staffRecordTemperature'>> {
  if (!isUuid(id)) return parcelUnknown()
  const read = await readApart(body.text)
  if (!read.ok) return typeof read.error === 'string' ? unreadable(read.error) : uploadsBusy()
  const log = read.value
  const kept = await decideInTransaction(context.db, (tx) =>
    keep(context, tx, { id, staffId, log, body }),
  )
  return kept.ok
    ? ok({ success: true, verdict: kept.value.verdict, minutes_outside: kept.value.minutes })
    : kept
}
