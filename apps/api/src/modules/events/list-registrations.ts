import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { selectRegistrations, type Registration } from './store.ts'

type Person = Answer<'staffListRegistrations'>['registrations'][number]

function stateOfPerson(row: Registration): Person['state'] {
  if (row.leftAt !== null) return 'left'
  if (row.confirmedAt === null) return 'asked'
  return row.waitingSince === null ? 'coming' : 'waiting'
}

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
    registrations: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      state: stateOfPerson(row),
      at: row.registeredAt.toISOString(),
      left_at: row.leftAt?.toISOString() ?? null,
    })),
  })
}
