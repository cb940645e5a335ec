import type { Body } from '@upchar/contract/schema/endpoints'
import { nextSend } from '@upchar/kernel/report-schedules'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { factsOf, lockOpen, lockSeen } from './change.ts'
import { notFailed, scheduleChanged } from './errors.ts'
import { showSchedule } from './show-schedules.ts'
import { updateSchedule } from './store/schedules.ts'
import { hasFailed, lockSend, skipWaiting, updateSend } from './store/sends.ts'

/** Pauses or ends a schedule; what waits to be sent is skipped. */
export async function stopSchedule(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, reason, state }: Body<'staffPauseReportSchedule'> & { state: 'paused' | 'ended' },
): Promise<HandlerResult<'staffPauseReportSchedule'>> {
  const at = context.clock.now()
  const stopped = await decideInTransaction(context.db, async (tx) => {
    const seen = await lockSeen(tx, staff, { id, version })
    if (!seen.ok) return seen
    const known = seen.value
    if (known.state === state) return scheduleChanged()
    await updateSchedule(tx, known, {
      state,
      reason,
      nextAt: null,
      ...(state === 'ended' && { endedAt: at }),
    })
    await skipWaiting(tx, id)
    await recordAudit(tx, {
      by: staff.staffId,
      action: state === 'ended' ? 'report_schedule.end' : 'report_schedule.pause',
      subject: { kind: 'report_schedule', id },
      after: { ...factsOf(known), reason },
      at,
    })
    return ok(undefined)
  })
  return stopped.ok ? showSchedule(context, staff, id) : stopped
}

/** A paused report is sent again from its next time on; what was due meanwhile isn't. */
export async function resumeSchedule(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version }: Body<'staffResumeReportSchedule'>,
): Promise<HandlerResult<'staffResumeReportSchedule'>> {
  const at = context.clock.now()
  const resumed = await decideInTransaction(context.db, async (tx) => {
    const seen = await lockSeen(tx, staff, { id, version })
    if (!seen.ok) return seen
    const known = seen.value
    if (known.state !== 'paused') return scheduleChanged()
    const { every, onDay: on, hour } = known
    await updateSchedule(tx, known, {
      state: 'active',
      reason: '',
      nextAt: new Date(nextSend({ every, on, hour }, at)),
    })
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'report_schedule.resume',
      subject: { kind: 'report_schedule', id },
      before: { reason: known.reason },
      after: factsOf(known),
      at,
    })
    return ok(undefined)
  })
  return resumed.ok ? showSchedule(context, staff, id) : resumed
}

/** Tries an abandoned report again. */
export async function sendAgain(
  context: Context,
  staff: StaffCaller,
  id: string,
  { from, until }: Body<'staffSendReportAgain'>,
): Promise<HandlerResult<'staffSendReportAgain'>> {
  const at = context.clock.now()
  const key = { scheduleId: id, from, until }
  const queued = await decideInTransaction(context.db, async (tx) => {
    const known = await lockOpen(tx, staff, id)
    if (!known.ok) return known
    const send = await lockSend(tx, key)
    if (send === undefined || !hasFailed(send)) return notFailed()
    await updateSend(tx, key, { attempts: 0 })
    addJob(tx, 'send-report', key)
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'report_schedule.again',
      subject: { kind: 'report_schedule', id },
      after: { report: known.value.report, from, until },
      at,
    })
    return ok(undefined)
  })
  return queued.ok ? showSchedule(context, staff, id) : queued
}
