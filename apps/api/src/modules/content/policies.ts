import type { Answer } from '@upchar/contract/schema/endpoints'
import { standardPolicies } from '@upchar/reference/policies'
import type { Handle } from '../../platform/db/database.ts'
import { inOrder, shownTexts, updatedOn } from './shown.ts'
import { selectInForce, selectVersionsById } from './store.ts'
import { readValue, type ValueOf } from './values.ts'

type Policies = Omit<Answer<'getPolicies'>, 'success'>

/** Placeholders of a policy: the operator, amounts, days in force. */
export type PolicyNames = Readonly<Record<string, string>>

const placeholder = /\{(\w+)\}/g

/** Own ones only: every object has a `constructor`. */
const nameOf = (names: PolicyNames, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

const filledIn = (value: unknown, names: PolicyNames): unknown => {
  if (typeof value === 'string')
    return value.replace(placeholder, (whole, name: string) => nameOf(names, name) ?? whole)
  if (Array.isArray(value)) return value.map((one) => filledIn(one, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, filledIn(one, names)]),
    )
  return value
}

/** A policy as buyers read it. */
export const policyView = (
  slug: string,
  { title, blocks }: Pick<ValueOf<'policy'>, 'title' | 'blocks'>,
  names: PolicyNames,
): Policies['policies'][number] =>
  // Filling in keeps the shape.
  filledIn({ slug, title, blocks }, names) as Policies['policies'][number]

/** Placeholders of a policy that nothing fills in. */
export const unknownPlaceholders = (
  { title, blocks }: Pick<ValueOf<'policy'>, 'title' | 'blocks'>,
  names: PolicyNames,
): string[] => [
  ...new Set(
    [...JSON.stringify([title, blocks]).matchAll(placeholder)]
      .map(([, name = '']) => name)
      .filter((name) => nameOf(names, name) === undefined),
  ),
]

/** The policies as buyers read them (ROUTE-22). */
export async function policiesOf(handle: Handle, names: PolicyNames, at: Date): Promise<Policies> {
  const shown = inOrder(await shownTexts(handle, 'policy', at))
  return {
    updated_on: shown.map(updatedOn).toSorted().at(-1) ?? standardPolicies.updated_on,
    policies: shown.map(({ key, value }) => policyView(key, value, names)),
  }
}

/** The policies in force at a moment: each one's version, and what fills its placeholders in. */
export type PolicySet = { versions: { slug: string; id: string }[]; names: PolicyNames }

/** Read in one statement, so a policy published meanwhile is in the set or isn't. */
export const policiesInForce = async (
  handle: Handle,
  names: PolicyNames,
  at: Date,
): Promise<PolicySet> => ({ versions: await selectInForce(handle, 'policy', at), names })

/** The texts of a set, as buyers read them then. */
export async function policiesOfSet(handle: Handle, { versions, names }: PolicySet) {
  const rows = await selectVersionsById(
    handle,
    versions.map(({ id }) => id),
  )
  return inOrder(
    rows.flatMap((row) => {
      const value = readValue(row.value)
      return value?.kind === 'policy' ? [{ ...row, value }] : []
    }),
  ).map(({ key, value, number, startsAt }) => ({
    ...policyView(key, value, names),
    version: number,
    since: startsAt.toISOString(),
  }))
}
