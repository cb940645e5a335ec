import type { Handle } from '../../platform/db/database.ts'
import { selectNomination } from './store/nominations.ts'

/** Whom a customer has named (DPDP Act s.14); null: nobody. */
export async function nomineeOf(handle: Handle, customerId: string) {
  const row = await selectNomination(handle, customerId)
  if (row === undefined) return null
  return {
    name: row.name,
    relation: row.relation,
    phone: row.phone?.replace('+91', '') ?? '',
    email: row.email ?? '',
    named_at: row.namedAt.toISOString(),
  }
}
