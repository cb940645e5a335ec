import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { selectRegistrations } from './store.ts'

/** Who registered for an event; that somebody looked is audited. */
export async function listRegistrations(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  key: string,
): Promise<HandlerResult<'staffListRegistrations'>> {
  const rows = await inTransaction(db, async (tx) => {
    await recordAudit(tx, {
      by: staffId,
      action: 'content.registrations',
      subject: { kind: 'content', id: `event/${key}` },
      at: clock.now(),
    })
    return selectRegistrations(tx, key)
  })
  return ok({
    success: true,
    registrations: rows.map(({ id, name, email, registeredAt, leftAt }) => ({
      id,
      name,
      email,
      at: registeredAt.toISOString(),
      left_at: leftAt?.toISOString() ?? null,
    })),
  })
}
