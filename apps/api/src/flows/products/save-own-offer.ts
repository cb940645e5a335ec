import { ok } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { offerInvalid } from './errors.ts'
import type { VariantFacts } from './model.ts'
import { storeProduct } from './save-product.ts'
import { loadProducts } from './store/read.ts'

type OwnTerms = Pick<VariantFacts, 'sku' | 'price' | 'mrp' | 'moq' | 'max_oq'> & {
  /** Whether the offer was on sale before: if not, it is from now on. */
  wasActive: boolean
}

/** Changes the terms of a variant's own offer, as the product editor does; the catalogue is to be settled afterwards (OPS-04). */
export async function setOwnOffer(
  tx: Transaction,
  by: { staffId: string; at: Date },
  id: number,
  { wasActive, ...terms }: OwnTerms,
) {
  const [stored] = await loadProducts(tx, [id], true)
  if (stored === undefined) throw new Error(`the product ${id} is gone`)
  if (stored.state === 'waiting' || stored.state === 'refused')
    return offerInvalid([
      { field: 'variant', message: 'The product waits for facts: settle that first' },
    ])
  const { price, mrp, moq, max_oq } = terms
  const variants = stored.facts.variants.map((variant) =>
    variant.sku === terms.sku
      ? { ...variant, price, mrp, moq, max_oq, active: variant.active || !wasActive }
      : variant,
  )
  const wanted = {
    facts: { ...stored.facts, variants },
    publish: stored.state === 'on_sale',
    classConfirmed: true,
    newFamily: false,
    sellerId: stored.seller.id,
  }
  const done = await storeProduct(tx, stored, wanted, by)
  if (done.ok) return ok(undefined)
  const fields = done.error.fields.map(({ field, message }) => ({
    field: field.replace(/^variants\.\d+\./, ''),
    message,
  }))
  return offerInvalid(fields)
}
