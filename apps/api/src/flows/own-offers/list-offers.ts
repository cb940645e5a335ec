import type { Query } from '@upchar/contract/schema/endpoints'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { loadGstTable, loadPriceCeilings } from '../../modules/catalogue/index.ts'
import { loadSaleLicences, maySell } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { selectOwnOffers } from './store.ts'

/** The offers of the calling member's seller, and what keeps any of them off sale (APP-01, OPS-04). */
export async function listOwnOffers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sellerId }: SellerCaller,
  query: Query<'sellerListOffers'>,
): Promise<HandlerResult<'sellerListOffers'>> {
  const at = clock.now()
  const on = istDate(at)
  const licences = await loadSaleLicences(db)
  const barred = PRODUCT_CLASSES.filter(
    (productClass) => !maySell(licences, { sellerId, productClass, on }),
  )
  const { rows, count } = await selectOwnOffers(db, { ...query, sellerId, barred }, at)
  const [ceilings, gst] = await Promise.all([loadPriceCeilings(db), loadGstTable(db)])
  return ok({
    success: true,
    offers: rows.map(({ state, ...row }) => ({
      sku: row.sku,
      variant: row.variant,
      title: row.title,
      option_label: row.optionLabel,
      price: row.pricePaise === 0 ? null : paiseToRupees(row.pricePaise),
      mrp: row.mrpPaise === null ? null : paiseToRupees(row.mrpPaise),
      moq: row.moq,
      max_oq: row.maxOq,
      active: row.active,
      state:
        state === 'on_sale' && ceilings.exceededBy({ ...row, sku: row.variant }, gst, on)
          ? 'ceiling'
          : state,
      free: row.free,
      others: row.others,
    })),
    ...counted(count),
  })
}
