import { ok } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { offerInvalid } from './errors.ts'
import type { VariantFacts } from './model.ts'
import { storeProduct } from './save-product.ts'
import { startOffer } from './store/offers.ts'
import { loadProducts } from './store/read.ts'

type OwnTerms = Pick<VariantFacts, 'sku' | 'price' | 'mrp' | 'moq' | 'max_oq' | 'dispatch_days'> & {
  /** Whether the product lists the variant: what staff have taken off sale stays off. */
  listed: boolean
}

/**
 * Changes the terms of a variant's own offer, as the product editor does, and puts it on sale; the catalogue is to be settled
 * afterwards (OPS-04). The product's other variants are neither changed nor checked.
 */
export async function setOwnOffer(
  tx: Transaction,
  by: { staffId: string; at: Date },
  id: number,
  { listed, ...terms }: OwnTerms,
) {
  const [stored] = await loadProducts(tx, [id], true)
  if (stored === undefined) throw new Error(`the product ${id} is gone`)
  if (stored.state === 'waiting' || stored.state === 'refused')
    return offerInvalid([
      { field: 'variant', message: 'The product waits for facts: settle that first' },
    ])
  const { price, mrp, moq, max_oq, dispatch_days } = terms
  const variants = stored.facts.variants.map((variant) =>
    variant.sku === terms.sku
      ? { ...variant, price, mrp, moq, max_oq, dispatch_days, active: listed }
      : variant,
  )
  const wanted = {
    facts: { ...stored.facts, variants },
    publish: stored.state === 'on_sale',
    classConfirmed: true,
    newFamily: false,
    sellerId: stored.seller.id,
    only: terms.sku,
  }
  await startOffer(tx, terms.sku, by.at)
  const done = await storeProduct(tx, stored, wanted, by)
  if (done.ok) return ok(undefined)
  const fields = done.error.fields.map(({ field, message }) => ({
    field: field.replace(/^variants\.\d+\./, ''),
    message,
  }))
  return offerInvalid(fields)
}
