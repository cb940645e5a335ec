import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { complaintDue } from './complaint-mail.ts'
import { changeComplaint, lockComplaint, selectDue, type Raised } from './store/complaints.ts'
import { readersOf } from './write-complaint.ts'

const batch = 200
const hourMs = 3_600_000
/** How long before a deadline staff are warned: half a day of the two, three days of the month. */
const ahead = { acknowledge: 12 * hourMs, resolve: 72 * hourMs } as const

/** What staff are to hear about a complaint now. */
function news({ ticket: { state, dueAt }, complaint }: Raised, now: Date) {
  if (state !== 'open' || dueAt === null) return undefined
  const left = dueAt.getTime() - now.getTime()
  if (left <= 0)
    return complaint.lateFor?.getTime() === dueAt.getTime()
      ? undefined
      : { due: dueAt, isLate: true }
  const within = complaint.acknowledgedAt === null ? ahead.acknowledge : ahead.resolve
  return left > within || complaint.warnedFor?.getTime() === dueAt.getTime()
    ? undefined
    : { due: dueAt, isLate: false }
}

async function warnOf(context: Context, id: string, now: Date): Promise<void> {
  const { config, db } = context
  await inTransaction(db, async (tx) => {
    const raised = await lockComplaint(tx, id)
    const told = raised && news(raised, now)
    if (raised === undefined || told === undefined) return
    // What is late goes up by itself.
    const readers = new Set([
      ...(await readersOf(context, tx, raised)),
      ...(told.isLate ? [config.SUPPORT_EMAIL, config.GRIEVANCE_EMAIL] : []),
    ])
    for (const to of readers) await recordMail(tx, complaintDue(config, to, raised, told), now)
    await changeComplaint(tx, id, {
      warnedFor: told.due,
      ...(told.isLate && { lateFor: told.due }),
    })
  })
}

/** Job: tells staff of complaints whose clock ends soon, and of those where it has ended; once each. */
export async function warnComplaints(context: Context): Promise<void> {
  const now = context.clock.now()
  const soon = new Date(now.getTime() + ahead.resolve)
  const [late, near] = await Promise.all([
    selectDue(context.db, now, 'lateFor', batch),
    selectDue(context.db, soon, 'warnedFor', batch),
  ])
  for (const id of new Set([...late, ...near].map(({ ticket }) => ticket.id)))
    await warnOf(context, id, now)
}
