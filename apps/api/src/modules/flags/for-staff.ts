import type { Answer } from '@upchar/contract/schema/endpoints'
import { plannedFlags } from '@upchar/contract/schema/profile'
import type { Handle } from '../../platform/db/database.ts'
import { flagProblem } from './values.ts'
import { flagRegistry } from './registry.ts'
import { type FlagFacts, type FlagKey } from './types.ts'
import { selectFlags, type StoredFlag } from './store.ts'

type View = Omit<Answer<'staffListFlags'>['flags'][number], 'changed_by'>
/** A flag as staff see it; `changedBy` is the member's id. */
export type FlagForStaff = View & { changedBy: string | null }

const planned: ReadonlySet<string> = new Set(plannedFlags)

const plain = (value: unknown): View['value'] => {
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value
  throw new Error('a flag that is neither switch nor number nor text')
}

function view(key: FlagKey, facts: FlagFacts, stored: StoredFlag | undefined): FlagForStaff {
  // Invalid stored values are ignored, so the effective value is shown.
  const value =
    stored !== undefined && flagProblem(key, stored.value) === undefined
      ? stored.value
      : facts.standard
  return {
    key,
    name: facts.name,
    type: facts.type,
    group: facts.group,
    meaning: facts.meaning,
    in_use: !planned.has(key),
    unit: facts.type === 'number' ? facts.unit : null,
    max: facts.type === 'number' ? facts.max : null,
    choices: facts.type === 'choice' ? [...facts.choices] : [],
    value: plain(value),
    standard: plain(facts.standard),
    is_standard: value === facts.standard,
    changedBy: stored?.changedBy ?? null,
    changed_at: stored?.changedAt.toISOString() ?? null,
  }
}

/**
 * Every flag with its purpose and range, in the registry's order (DATA-05). Uncached: staff must see their
 * own changes.
 */
export async function flagsForStaff(handle: Handle): Promise<FlagForStaff[]> {
  const stored = new Map((await selectFlags(handle)).map((row) => [row.key, row]))
  const keys = Object.keys(flagRegistry) as FlagKey[]
  return keys.map((key) => view(key, flagRegistry[key], stored.get(key)))
}
