import { flagRegistry } from '../../modules/flags/index.ts'
import type { NamesOfSubjects } from '../../modules/staff/index.ts'

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(flagRegistry).map(([key, { name }]) => [key, name]),
)

/** Names flags in the audit log. */
export const flagNames: NamesOfSubjects = {
  flag: {
    permission: 'flags.read',
    namesOf: async (_, ids) => new Map(ids.map((id) => [id, named.get(id) ?? id])),
  },
}
