import type { Handle } from '../../platform/db/database.ts'
import type { NamesOfSubjects, StaffName } from '../staff/index.ts'
import { selectMemberNames } from './store/members.ts'

/** Names of sellers' members, for the audit log. */
export const sellerMemberNames: NamesOfSubjects = {
  seller_member: {
    permission: 'sellers.read',
    namesOf: async (handle, ids) =>
      new Map((await selectMemberNames(handle, ids)).map(({ id, name }) => [id, name])),
  },
}

/** The same for the history of a thing, told from staff by the word behind the name. */
export async function membersAsAuthors(
  handle: Handle,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, StaffName>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const rows = known.length === 0 ? [] : await selectMemberNames(handle, known)
  return new Map(rows.map((row) => [row.id, { ...row, name: `${row.name} (seller)` }]))
}
