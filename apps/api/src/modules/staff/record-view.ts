import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { later } from './rules.ts'
import { hasViewed } from './store/audit.ts'

const onceInSeconds = 3600

/** Audits that a member viewed a customer's data; repeated views within the hour count once. */
export async function recordView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  staffId: string,
  customerId: string,
): Promise<void> {
  const at = clock.now()
  if (await hasViewed(db, staffId, customerId, later(at, -onceInSeconds))) return
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'customer.view',
      subject: { kind: 'customer', id: customerId },
      at,
    }),
  )
}
