import type { Query } from '@upchar/contract/schema/endpoints'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { loadGstTable, loadPriceCeilings } from '../../modules/catalogue/index.ts'
import { loadSaleLicences, maySell } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { selectArticles, selectOwnOffers } from './store/offers.ts'

/** The classes of goods that a seller may not sell on a day. */
async function barredClasses(handle: Handle, sellerId: number, on: IstDate) {
  const licences = await loadSaleLicences(handle)
  return PRODUCT_CLASSES.filter(
    (productClass) => !maySell(licences, { sellerId, productClass, on }),
  )
}

/** The offers of the calling member's seller, and what keeps any of them off sale (APP-01, OPS-04). */
export async function listOwnOffers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sellerId }: SellerCaller,
  query: Query<'sellerListOffers'>,
): Promise<HandlerResult<'sellerListOffers'>> {
  const at = clock.now()
  const on = istDate(at)
  const barred = await barredClasses(db, sellerId, on)
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
      dispatch_days: row.dispatchDays,
      active: row.active,
      state:
        state === 'on_sale' && ceilings.exceededBy({ ...row, sku: row.variant }, gst, on)
          ? 'ceiling'
          : state,
      free: row.free,
      others: row.others,
      proposed: row.proposed,
      version: row.version,
    })),
    ...counted(count),
  })
}

const fewArticles = 20

/** What else the calling member's seller could offer (APP-01, OPS-04). */
export async function findArticles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sellerId }: SellerCaller,
  { q }: Query<'sellerFindArticles'>,
): Promise<HandlerResult<'sellerFindArticles'>> {
  const barred = await barredClasses(db, sellerId, istDate(clock.now()))
  const articles = await selectArticles(db, { sellerId, q, barred, limit: fewArticles })
  return ok({
    success: true,
    articles: articles.map(({ optionLabel, ...one }) => ({ ...one, option_label: optionLabel })),
  })
}
