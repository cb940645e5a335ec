import type { Handle } from '../../platform/db/database.ts'
import type { NamesOfSubjects, StaffName } from '../staff/index.ts'
import { selectKeyNames } from './store.ts'

const namesOf = async (handle: Handle, ids: readonly string[]) =>
  new Map((await selectKeyNames(handle, ids)).map(({ id, name }) => [id, name]))

/** What the audit log calls an API key, as a subject and as an author. */
export const apiKeyNames: NamesOfSubjects = {
  api_key: { permission: 'audit.read', namesOf },
}

/** API keys in the place of members of staff, where either may have done something. */
export async function keysAsAuthors(
  handle: Handle,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, StaffName>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const names = known.length === 0 ? new Map<string, string>() : await namesOf(handle, known)
  return new Map([...names].map(([id, name]) => [id, { id, name: `${name} (API key)`, email: '' }]))
}
