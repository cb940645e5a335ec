import type { Body } from '@upchar/contract/schema/endpoints'
import { hasRhythm, nextSend, type MailedReport } from '@upchar/kernel/report-schedules'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { workingMembers } from '../staff/index.ts'
import { factsOf, lockSeen } from './change.ts'
import {
  mostSchedules,
  receiverWrong,
  reportNotYours,
  rhythmWrong,
  scheduleExists,
  schedulesFull,
} from './errors.ts'
import { queueDue } from './queue-reports.ts'
import { showSchedule } from './show-schedules.ts'
import {
  insertSchedule,
  lockTimes,
  selectReceivers,
  selectTimes,
  setReceivers,
  updateSchedule,
} from './store/schedules.ts'
import { maySee } from './view.ts'

type Said = Pick<Body<'staffAddReportSchedule'>, 'every' | 'on' | 'hour' | 'receivers'>

/** The times of the other schedules; none is entered or changed until the transaction ends. */
async function otherTimes(tx: Transaction, id: string) {
  await lockTimes(tx)
  return (await selectTimes(tx)).filter((one) => one.id !== id)
}

/** What is wrong with the time or the receivers of a report; undefined: nothing. `kept`: receivers from before, who may have lost the right. */
async function saidProblem(
  tx: Transaction,
  report: MailedReport,
  { every, on, hour, receivers }: Said,
  { others, kept }: { others: Awaited<ReturnType<typeof otherTimes>>; kept: readonly string[] },
) {
  if (!hasRhythm(report, every)) return rhythmWrong(report)
  const members = await workingMembers(tx)
  const may = (staffId: string) =>
    members.some((one) => one.id === staffId && maySee(one.role, report))
  if (!receivers.every((one) => kept.includes(one) || may(one))) return receiverWrong()
  const isTaken = others.some(
    (one) => one.report === report && one.every === every && one.on === on && one.hour === hour,
  )
  return isTaken ? scheduleExists() : undefined
}

/** Schedules a report; it is first sent at the next such time. */
export async function addSchedule(
  context: Context,
  staff: StaffCaller,
  { report, receivers, ...time }: Body<'staffAddReportSchedule'>,
): Promise<HandlerResult<'staffAddReportSchedule'>> {
  if (!maySee(staff.role, report)) return reportNotYours(report)
  const [id, at] = [newId(), context.clock.now()]
  const added = await decideInTransaction(context.db, async (tx) => {
    const others = await otherTimes(tx, id)
    if (others.length >= mostSchedules) return schedulesFull()
    const problem = await saidProblem(tx, report, { ...time, receivers }, { others, kept: [] })
    if (problem !== undefined) return problem
    await insertSchedule(tx, {
      id,
      report,
      every: time.every,
      onDay: time.on,
      hour: time.hour,
      state: 'active',
      madeBy: staff.staffId,
      madeAt: at,
      nextAt: new Date(nextSend(time, at)),
    })
    await setReceivers(tx, id, receivers)
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'report_schedule.add',
      subject: { kind: 'report_schedule', id },
      after: { report, ...time, receivers },
      at,
    })
    return ok(undefined)
  })
  if (!added.ok) return added
  const shown = await showSchedule(context, staff, id)
  if (!shown.ok) throw new Error('a schedule that was just entered is gone')
  return shown
}

/** Changes the time and the receivers. What was due until now is still sent, to the receivers as they are then. */
export async function changeSchedule(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, receivers, ...time }: Body<'staffChangeReportSchedule'>,
): Promise<HandlerResult<'staffChangeReportSchedule'>> {
  const at = context.clock.now()
  const changed = await decideInTransaction(context.db, async (tx) => {
    const seen = await lockSeen(tx, staff, { id, version })
    if (!seen.ok) return seen
    const known = seen.value
    const kept = await selectReceivers(tx, id)
    const others = await otherTimes(tx, id)
    const problem = await saidProblem(tx, known.report, { ...time, receivers }, { others, kept })
    if (problem !== undefined) return problem
    await queueDue(tx, known, at)
    await updateSchedule(tx, known, {
      every: time.every,
      onDay: time.on,
      hour: time.hour,
      ...(known.state === 'active' && { nextAt: new Date(nextSend(time, at)) }),
    })
    await setReceivers(tx, id, receivers)
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'report_schedule.change',
      subject: { kind: 'report_schedule', id },
      before: { ...factsOf(known), receivers: kept },
      after: { report: known.report, ...time, receivers },
      at,
    })
    return ok(undefined)
  })
  return changed.ok ? showSchedule(context, staff, id) : changed
}
