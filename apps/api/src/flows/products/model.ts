import { createHash } from 'node:crypto'
import type { Answer, Body } from '@upchar/contract/schema/endpoints'

/** A product as staff see and send it. */
export type ProductView = Answer<'staffGetProduct'>['product']
export type ProductFacts = ProductView['facts']
export type VariantFacts = ProductFacts['variants'][number]
/** Facts as they are sent. */
export type GivenFacts = Body<'staffSaveProduct'>['facts']
export type ProductState = ProductView['state']

/** A product as it is stored. */
export type StoredProduct = {
  id: number
  slug: string
  state: ProductState
  waitingFor: ProductView['waiting_for']
  refusedBecause: string
  seller: ProductView['seller']
  familyKey: string
  business: string
  familySlug: string
  facts: ProductFacts
  /** SKUs of variants that only other sellers sell: their own offer is off sale. */
  soldByOthers: readonly string[]
  stock: Record<string, number>
}

/** Changes with everything that the editor shows, whoever changes it: the editor, a file, the desk for waiting goods. */
export const versionOf = ({ state, facts }: Pick<StoredProduct, 'state' | 'facts'>): string =>
  createHash('sha256')
    .update(JSON.stringify([state, facts]))
    .digest('hex')
    .slice(0, 32)
