import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { later } from './rules.ts'
import { hasViewed, type Viewer } from './store/audit.ts'

const onceInSeconds = 3600

const actions = {
  customer: 'customer.view',
  order: 'order.view',
  ticket: 'ticket.view',
} as const satisfies Partial<Record<AuditSubject, AuditAction>>
export type Viewed = { kind: keyof typeof actions; id: string }

/** Audits that a member of staff, or an API key, viewed a person's data; repeated views within the hour count once. */
export async function recordView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: Viewer,
  subject: Viewed,
): Promise<void> {
  const at = clock.now()
  const action = actions[subject.kind]
  if (await hasViewed(db, by, { action, subject }, later(at, -onceInSeconds))) return
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by,
      action,
      subject,
      at,
    }),
  )
}
