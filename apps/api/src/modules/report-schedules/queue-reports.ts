import { istDate } from '@upchar/kernel/dates'
import { MAILED_REPORTS, nextSend, periodSent } from '@upchar/kernel/report-schedules'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { lockSchedule, selectDue, setNext, type ScheduleRow } from './store/schedules.ts'
import { insertSend } from './store/sends.ts'

/** Queues what a locked schedule is due to send, and moves it on. Returns when the next one is due. */
async function queueOne(tx: Transaction, schedule: ScheduleRow, due: Date, at: Date) {
  const { id, every, onDay: on, hour, report } = schedule
  const key = { scheduleId: id, ...periodSent(every, istDate(due)) }
  if (await insertSend(tx, key, due)) addJob(tx, 'send-report', key)
  const last = MAILED_REPORTS[report].isOfNow ? at : due
  const next = new Date(nextSend({ every, on, hour }, last))
  await setNext(tx, id, next)
  return next
}

/** Queues all that a locked schedule is due to send: its times are about to change. */
export async function queueDue(tx: Transaction, schedule: ScheduleRow, at: Date): Promise<void> {
  let due = schedule.nextAt
  while (due !== null && due <= at) due = await queueOne(tx, schedule, due, at)
}

/**
 * Job (OPS-08): queues the reports that are due, each period of a schedule once, however many workers do it. After an outage every missed
 * period follows, one at each run; of what stands now one mail is enough.
 */
export async function queueReports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  for (const id of await selectDue(db, at))
    await inTransaction(db, async (tx) => {
      const schedule = await lockSchedule(tx, id)
      const due = schedule?.nextAt
      if (schedule === undefined || !due || due > at) return
      await queueOne(tx, schedule, due, at)
    })
}
