import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { selectConfirmed, selectRegistrations, type Registration } from './store.ts'

type Person = Answer<'staffListRegistrations'>['registrations'][number]

function stateOfPerson(row: Registration): Person['state'] {
  if (row.confirmedAt === null) return 'asked'
  if (row.leftAt !== null) return 'left'
  if (row.toldOffAt !== null) return 'told_off'
  return row.waitingSince === null ? 'coming' : 'waiting'
}

/** Reads who registered, with an entry in the audit log. */
const readAudited = (
  { db, clock }: Context,
  { staffId }: StaffCaller,
  key: string,
  action: 'content.registrations' | 'content.export_registrations',
): Promise<Registration[]> =>
  inTransaction(db, async (tx) => {
    const select = action === 'content.registrations' ? selectRegistrations : selectConfirmed
    const rows = await select(tx, key)
    await recordAudit(tx, {
      by: staffId,
      action,
      subject: { kind: 'content', id: `event/${key}` },
      ...(action === 'content.registrations' ? {} : { after: { people: rows.length } }),
      at: clock.now(),
    })
    return rows
  })

/** Who registered for an event; that somebody looked is audited. */
export async function listRegistrations(
  context: Context,
  staff: StaffCaller,
  key: string,
): Promise<HandlerResult<'staffListRegistrations'>> {
  const rows = await readAudited(context, staff, key, 'content.registrations')
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

/** The same as CSV, for badges and lists at the door. Addresses that never confirmed aren't in it. */
export async function registrationsFile(
  context: Context,
  staff: StaffCaller,
  key: string,
): Promise<{ name: string; bytes: string }> {
  const rows = await readAudited(context, staff, key, 'content.export_registrations')
  const lines = rows.map((row) => [
    row.name,
    row.email,
    stateOfPerson(row),
    formatIstDateTime(row.registeredAt),
  ])
  return {
    name: `registrations-${key}.csv`,
    bytes: sheetCsv([['name', 'email', 'state', 'registered (India)'], ...lines]),
  }
}
