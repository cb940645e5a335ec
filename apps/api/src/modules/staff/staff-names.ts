import type { Handle } from '../../platform/db/database.ts'
import { selectNames } from './store/member-list.ts'

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
