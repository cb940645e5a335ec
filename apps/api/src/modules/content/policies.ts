import type { Handle } from '../../platform/db/database.ts'
import { standardPolicies } from '@upchar/reference/policies'
import { storedPolicies, type Policies } from './policy.ts'
import { selectBlock } from './store.ts'

/** Placeholders of a policy: the operator, amounts, days in force. */
export type PolicyNames = Readonly<Record<string, string>>

const filledIn = (value: unknown, names: PolicyNames): unknown => {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
  if (Array.isArray(value)) return value.map((one) => filledIn(one, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, filledIn(one, names)]),
    )
  return value
}

/**
 * The policies as buyers read them (ROUTE-22): staff's versions, or the standard ones where staff's are
 * missing or malformed.
 */
export async function policiesOf(handle: Handle, names: PolicyNames): Promise<Policies> {
  const kept = storedPolicies.safeParse(await selectBlock(handle, 'policies'))
  return storedPolicies.parse(filledIn(kept.success ? kept.data : standardPolicies, names))
}
