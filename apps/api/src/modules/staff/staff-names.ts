import type { Handle } from '../../platform/db/database.ts'
import { staffMay, type StaffPermission } from '@upchar/kernel/staff-permissions'
import { selectNames } from './store/member-list.ts'
import { selectMemberByEmail } from './store/members.ts'

export type StaffName = { id: string; name: string; email: string }

/** Names of members by id, to show who did something; unknown ids are omitted. */
export async function staffNames(
  handle: Handle,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, StaffName>> {
  const rows = await selectNames(
    handle,
    [...new Set(ids)].filter((id) => id !== null),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The id of a member who works here under an address and has a permission. */
export async function memberByEmail(
  handle: Handle,
  email: string,
  permission: StaffPermission,
): Promise<string | undefined> {
  const member = await selectMemberByEmail(handle, email)
  return member?.disabledAt === null && staffMay(member.role, permission) ? member.id : undefined
}
