import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { readModelOf } from '../../modules/catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { productInvalid, productUnknown } from './errors.ts'
import { storeProduct } from './save-product.ts'
import { loadProducts } from './store/read.ts'
import { putOnSaleForPreview } from './store/write.ts'

/** Carries what was seen out of a transaction that nothing is kept of. */
const rolledBack = (seen: Awaited<ReturnType<typeof readModelOf>>) =>
  err({ code: 'rolled_back' as const, message: '', seen })

/**
 * What buyers would see of a product as it is typed: written, read the way of all pages, and rolled back, so that the preview
 * can't differ from the page.
 */
export async function previewProduct(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { id, facts, seller_id: sellerId }: Body<'staffPreviewProduct'>,
): Promise<HandlerResult<'staffPreviewProduct'>> {
  const at = clock.now()
  const done = await decideInTransaction(db, async (tx) => {
    const [stored] = id === null ? [] : await loadProducts(tx, [id], true)
    if (id !== null && stored === undefined) return productUnknown()
    const wanted = {
      facts,
      publish: false,
      classConfirmed: true,
      newFamily: true,
      sellerId: stored?.seller.id ?? sellerId,
    }
    const written = await storeProduct(tx, stored, wanted, { staffId, at })
    if (!written.ok) return written
    await putOnSaleForPreview(tx, written.value)
    return rolledBack(await readModelOf(tx, written.value, at))
  })
  if (done.ok) throw new Error('a preview was stored')
  if (done.error.code !== 'rolled_back') return err(done.error)
  return done.error.seen === undefined ? unseen() : ok({ success: true, ...done.error.seen })
}

const unseen = () =>
  productInvalid([
    {
      field: 'variants.0.hsn',
      message: 'Buyers see nothing yet: no variant is on sale, or no GST rate is known for its HSN',
    },
  ])
