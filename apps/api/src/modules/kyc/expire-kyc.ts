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
/** Expiry notices are sent for at most 7 days; older ones are dropped. */
const toldBackDays = 7
/** The row of the expiry notice, beside those of the warnings. */
const endedDays = 0

/** The most recent warning due; none once the licence has expired. */
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

async function notify(
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
 * Job: expires approvals after their last day and notifies the buyer; warns 30 and 7 days before, once each
 * (domain reference 3.3). Purchases are decided by the date itself, not by this job. Idempotent.
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
    await notify(context, ending)
}
