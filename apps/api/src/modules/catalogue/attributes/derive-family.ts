import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../platform/db/database.ts'
import {
  findFamily,
  readFound,
  saveDerived,
  selectGroupIdsOfFamily,
} from '../store/family-attributes.ts'
import { deriveAttributes } from './derive-attributes.ts'

/**
 * Derives the attributes of a family from its goods, unless they belong to staff or to the reference data. Returns the products
 * that show it: none where nothing has changed.
 */
export async function deriveFamily(tx: Transaction, key: string): Promise<number[]> {
  const family = await findFamily(tx, key, true)
  if (family === undefined) return []
  if (family.source !== 'files') {
    await saveDerived(tx, key, undefined)
    return []
  }
  const { total, found } = await readFound(tx, family)
  const attributes = deriveAttributes(total, found)
  const isSame = isDeepStrictEqual(attributes, family.attributes)
  await saveDerived(tx, key, isSame ? undefined : attributes)
  return isSame ? [] : selectGroupIdsOfFamily(tx, key)
}
