import type { StateCode } from '@upchar/kernel/states'

/** Where a pincode lies, as the caller found it in the directory. */
export type SellerPlace = {
  pincode: string
  city: string
  state: string
  stateCode: StateCode
  at: { latitude: number; longitude: number }
}

/** Who makes a change: a member of staff, or null for the command line. */
export type By = { staffId: string | null; at: Date }

/** Facts of a row as the audit log keys them. */
export const snakeCase = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )

/** What differs between two versions of a row, for the audit log; undefined when nothing does. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key])
  const only = (facts: Record<string, unknown>) =>
    snakeCase(Object.fromEntries(keys.map((key) => [key, facts[key] ?? null])))
  return keys.length === 0 ? undefined : { before: only(before), after: only(after) }
}

/** Whether a row is still as it was read; `seen` is the moment of its last change then. */
export const isAsSeen = (changedAt: Date | null, seen: string | null): boolean =>
  (changedAt?.toISOString() ?? null) === seen
