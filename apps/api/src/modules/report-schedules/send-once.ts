import type { MailedReport } from '@upchar/kernel/report-schedules'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail, type Message } from '../../platform/mail/mail.ts'
import { workingMembers } from '../staff/index.ts'
import { findSchedule, lockSchedule, selectReceivers } from './store/schedules.ts'
import { beginAttempt, lockSend, updateSend, type SendKey } from './store/sends.ts'
import { maySee } from './view.ts'

/** What a mail of a report says; `isEmpty`: that there was nothing. */
type ReportMail = {
  isEmpty: boolean
  messageTo: (email: string) => Message
}

/**
 * Makes a report that waits and writes a mail to each receiver who may still see it, once: a job that runs twice finds it sent.
 * An attempt that fails is noted, throws and is repeated by the queue.
 */
export async function sendOnce(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: SendKey,
  make: (report: MailedReport, days: { from: string; until: string }) => Promise<ReportMail>,
): Promise<void> {
  const { scheduleId, from, until } = key
  if (!(await beginAttempt(db, key))) return
  const schedule = await findSchedule(db, scheduleId)
  if (schedule === undefined) throw new Error('a report of no schedule waits')
  const mail = await make(schedule.report, { from, until })
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    // The schedule first, as staff lock it before its sends: who pauses it knows that nothing follows.
    await lockSchedule(tx, scheduleId)
    if ((await lockSend(tx, key))?.state !== 'waiting') return
    const chosen = new Set(await selectReceivers(tx, scheduleId))
    const receivers = (await workingMembers(tx)).filter(
      ({ id, role }) => chosen.has(id) && maySee(role, schedule.report),
    )
    const mailIds: string[] = []
    for (const { email } of receivers) mailIds.push(await recordMail(tx, mail.messageTo(email), at))
    await updateSend(tx, key, { state: 'sent', sentAt: at, mailIds, isEmpty: mail.isEmpty })
  })
}
