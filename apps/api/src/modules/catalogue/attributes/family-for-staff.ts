import { isDeepStrictEqual } from 'node:util'
import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { hrefs } from '../hrefs.ts'
import type { AttributeDefinition } from '../model.ts'
import {
  findFamily,
  readFound,
  saveCorrected,
  selectGroupIdsOfFamily,
} from '../store/family-attributes.ts'
import { attributesOf, attributeWords, corrected, type Correction } from './family-view.ts'

/** A family for editing; `changedBy` is the member's id. */
type FamilyForStaff = Omit<Answer<'staffGetFamily'>['family'], 'changed_by'> & {
  changedBy: string | null
}

/** A family with what its goods say; undefined for an unknown one. */
export async function familyForStaff(
  handle: Handle,
  key: string,
): Promise<FamilyForStaff | undefined> {
  const family = await findFamily(handle, key)
  if (family === undefined) return undefined
  const goods = await readFound(handle, family)
  return {
    key,
    name: family.name,
    source: family.source,
    products: goods.total,
    filters: family.attributes.filter(({ filterable }) => filterable).length,
    revision: family.revision,
    changed_at: family.changedAt,
    changedBy: family.changedBy,
    href: hrefs.genericName(family.business, family.slug),
    attributes: attributesOf(family, goods).map(({ view }) => view),
  }
}

export const familyUnknown = () =>
  err({ code: 'family_unknown' as const, message: 'This product type doesn’t exist.' })
const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this product type. Look at it again, then decide.',
  })
const attributesInvalid = (fields: { field: string; message: string }[]) =>
  err({
    code: 'attributes_invalid' as const,
    message: 'Some attributes can’t be saved like this.',
    fields,
  })

function problemsOf(given: readonly Correction[], known: ReadonlySet<string>) {
  const names = new Map<string, string>()
  const keys = new Set<string>()
  return given.flatMap(({ key, name }) => {
    const twice = names.get(name.toLowerCase())
    names.set(name.toLowerCase(), name)
    const isNew = !keys.has(key)
    keys.add(key)
    if (!known.has(key) || !isNew)
      return [{ field: key, message: 'No product of this type has it any more.' }]
    return twice === undefined ? [] : [{ field: key, message: 'Another attribute has this name.' }]
  })
}

/** What an audit entry says: attributes that differ, and the order where it does. */
function auditFacts(from: readonly AttributeDefinition[], other: readonly AttributeDefinition[]) {
  const keys = (all: readonly AttributeDefinition[]) => all.map(({ key }) => key).join(', ')
  const facts = from
    .filter((one) => !other.some((same) => isDeepStrictEqual(one, same)))
    .map((one) => [one.key, attributeWords(one)] as const)
  return Object.fromEntries([
    ...facts,
    ...(keys(from) === keys(other) ? [] : [['order_of_filters', keys(from)] as const]),
  ])
}

/**
 * Corrects a family's attributes, in the order of its filters; from then on files and releases leave them alone. Returns the
 * products that show them: none where nothing changes.
 */
export async function correctFamily(
  tx: Transaction,
  key: string,
  { revision, attributes }: Body<'staffSetFamilyAttributes'>,
  { by, at }: { by: string; at: Date },
) {
  const family = await findFamily(tx, key, true)
  if (family === undefined) return familyUnknown()
  if (family.revision !== revision) return changedMeanwhile()
  const known = attributesOf(family, await readFound(tx, family)).map((one) => one.definition)
  const byKey = new Map(known.map((one) => [one.key, one]))
  const problems = problemsOf(attributes, new Set(byKey.keys()))
  if (problems.length > 0) return attributesInvalid(problems)
  const given = attributes.flatMap((one) => {
    const before = byKey.get(one.key)
    return before === undefined ? [] : [corrected(before, one)]
  })
  const left = family.attributes.filter((one) => !given.some((same) => same.key === one.key))
  const next = [...given, ...left]
  if (isDeepStrictEqual(next, known)) return ok([])
  await saveCorrected(tx, key, { attributes: next, by, at })
  await recordAudit(tx, {
    by,
    action: 'goods.attributes',
    subject: { kind: 'family', id: key },
    before: auditFacts(known, next),
    after: auditFacts(next, known),
    at,
  })
  await announceChange(tx)
  return ok(await selectGroupIdsOfFamily(tx, key))
}
