import { istDate } from '@upchar/kernel/dates'
import { nextSend, periodSent } from '@upchar/kernel/report-schedules'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { lockSchedule, selectDue, setNext } from './store/schedules.ts'
import { insertSend } from './store/sends.ts'

/** What stands now is reported, not what stood: one mail after an outage is enough. */
const isOfNow = (report: string): boolean => report === 'expiry'

/**
 * Job (OPS-08): queues the reports that are due, each period of a schedule once, however many workers do it. After an outage every missed
 * period follows, one at each run.
 */
export async function queueReports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  for (const id of await selectDue(db, at))
    await inTransaction(db, async (tx) => {
      const schedule = await lockSchedule(tx, id)
      const due = schedule?.nextAt
      if (schedule === undefined || !due || due > at) return
      const { every, onDay: on, hour, report } = schedule
      const key = { scheduleId: id, ...periodSent(every, istDate(due)) }
      if (await insertSend(tx, key, due)) addJob(tx, 'send-report', key)
      await setNext(tx, id, new Date(nextSend({ every, on, hour }, isOfNow(report) ? at : due)))
    })
}
