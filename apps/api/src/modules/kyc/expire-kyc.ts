import { istDate } from '@upchar/kernel/dates'
import { KYC_WARNING_DAYS } from '@upchar/kernel/kyc-licences'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { lockCustomer } from '../accounts/index.ts'
import { endsSoonMail, expiredMail, licenceEndedMail } from './mails.ts'
import { isOver } from './rules/in-force.ts'
import { lockApplication, moveApplication } from './store/applications.ts'
import { noteWarning, selectEnded, selectEndings, type Ending } from './store/expiry.ts'

const batch = 200
/** Who was not told that a licence has ended within a week is not told any more: the shop was down, or it is known. */
const toldBackDays = 7
/** The row of "it has ended" beside those of the warnings. */
const endedDays = 0

/** The warning that is due: the nearest of those whose day has come; none once the licence has ended. */
const dueWarning = (left: number): number | undefined =>
  [...KYC_WARNING_DAYS].toSorted((a, b) => a - b).find((days) => left <= days)

async function expireOne(
  context: Context,
  { id, customerId }: { id: string; customerId: string },
  today: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    const application = await lockApplication(tx, id)
    if (
      application?.state !== 'approved' ||
      application.validUntil === null ||
      !isOver(application.validUntil, today)
    )
      return
    const at = context.clock.now()
    await moveApplication(tx, application, { to: 'expired', by: { kind: 'system' }, note: '', at })
    if (customer?.email != null)
      await recordMail(
        tx,
        expiredMail(
          context.config,
          { email: customer.email, stage: application.stage },
          application.validUntil,
        ),
        at,
      )
  })
}

async function tell(
  context: Context,
  { applicationId, stage, email, endsOn, left, licences }: Ending,
): Promise<void> {
  const days = left < 0 ? endedDays : dueWarning(left)
  if (days === undefined) return
  const at = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    if (!(await noteWarning(tx, { applicationId, endsOn, days, at }))) return
    const to = { email, stage }
    await recordMail(
      tx,
      left < 0
        ? licenceEndedMail(context.config, to, licences)
        : endsSoonMail(context.config, to, endsOn, left, licences),
      at,
    )
  })
}

/**
 * Job: approvals whose last day has passed expire, and the buyer is told; who has 30 and 7 days left is warned, once each
 * (domain reference 3.3). What may be bought goes by the date at every moment, not by this job. Safe to run twice.
 */
export async function expireKyc(context: Context): Promise<void> {
  const today = istDate(context.clock.now())
  for (;;) {
    const ended = await selectEnded(context.db, today, batch)
    for (const one of ended) await expireOne(context, one, today)
    if (ended.length < batch) break
  }
  const ahead = Math.max(...KYC_WARNING_DAYS)
  for (const ending of await selectEndings(context.db, today, toldBackDays, ahead))
    await tell(context, ending)
}
