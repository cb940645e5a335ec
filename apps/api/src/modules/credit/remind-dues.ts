import { addDays, istDate } from '@upchar/kernel/dates'
import { sumPaise } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { dueMail } from './mails.ts'
import { drawsLeft } from './show-accounts.ts'
import { noteTold, selectToTell, type ToTell } from './store/dues.ts'

/** A buyer has these days to repay what the first mail names. */
const soonDays = 3
/** What has been overdue for longer isn't told: the lender has taken it up. */
const toldBackDays = 7
const batch = 200

async function tell(context: Context, { customerId, email }: ToTell, today: string) {
  const draws = (await drawsLeft(context.db, customerId)).filter(({ leftPaise }) => leftPaise > 0)
  const days = Map.groupBy(draws, ({ accountId, dueOn }) => `${accountId} ${dueOn}`)
  for (const due of days.values()) {
    const [first] = due
    if (first === undefined) continue
    const { accountId, dueOn, lenderName } = first
    if (dueOn > addDays(today, soonDays) || dueOn < addDays(today, -toldBackDays)) continue
    const kind = dueOn < today ? 'overdue' : 'soon'
    const at = context.clock.now()
    await inTransaction(context.db, async (tx) => {
      if (!(await noteTold(tx, { accountId, dueOn, kind, at }))) return
      const amount = {
        lenderName,
        dueOn,
        leftPaise: sumPaise(due.map(({ leftPaise }) => leftPaise)),
        orderNumbers: due.map(({ orderNumber }) => orderNumber),
      }
      await recordMail(tx, dueMail(context.config, email, amount, kind), at)
    })
  }
}

/**
 * Job: tells customers by mail what of their credit line is due within three days, and what is overdue (CREDIT-02), once each; what was
 * repaid meanwhile isn't told. Drawing is decided by the day itself, not by this job. Idempotent.
 */
export async function remindDues(context: Context): Promise<void> {
  const today = istDate(context.clock.now())
  const days = { from: addDays(today, -toldBackDays), today, until: addDays(today, soonDays) }
  for (let after = ''; ;) {
    const customers = await selectToTell(context.db, days, { after, limit: batch })
    for (const one of customers) await tell(context, one, today)
    after = customers.at(-1)?.customerId ?? ''
    if (customers.length < batch) break
  }
}
