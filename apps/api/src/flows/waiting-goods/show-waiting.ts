import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { needsBatch, SOLD_CLASSES } from '@upchar/kernel/waiting-goods'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { productUnknown } from './errors.ts'
import { countWaiting, findWaiting, selectWaiting, type WaitingRow } from './store/read.ts'

const rowView = (row: WaitingRow) => ({
  id: row.id,
  sku: row.sku,
  title: row.title,
  brand: row.brand,
  family: row.family,
  reasons: row.reasons,
  since: row.since,
  refused_at: row.refusedAt,
})

/** Products that wait for staff, or that staff have refused. */
export async function listWaiting(
  { db }: Context,
  query: Query<'staffListWaitingGoods'>,
): Promise<HandlerResult<'staffListWaitingGoods'>> {
  const [{ rows, count }, { waiting, refused, reasons }] = await Promise.all([
    selectWaiting(db, { ...query, reason: query.reason }),
    countWaiting(db),
  ])
  return ok({
    success: true,
    products: rows.map(rowView),
    states: { waiting, refused },
    reasons,
    ...counted(count),
  })
}

type View = Answer<'staffGetWaitingProduct'>['product']

/** A waiting product with everything that is known of it. */
export async function showWaiting(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<HandlerResult<'staffGetWaitingProduct'>> {
  const found = await findWaiting(db, id)
  if (found === undefined) return productUnknown()
  const names = await staffNames(db, [found.refusedBy])
  const product: View = {
    ...rowView(found),
    revision: found.revision,
    description: found.description,
    attributes: found.attributes,
    price: found.pricePaise === 0 ? null : paiseToRupees(found.pricePaise),
    mrp: found.mrpPaise === null ? null : paiseToRupees(found.mrpPaise),
    seller: found.seller,
    stock: found.stock,
    batch_needed: found.undatedStock > 0 && needsBatch(found.hsn, found.productClass),
    product_class: SOLD_CLASSES.find((one) => one === found.productClass) ?? '',
    hsn: found.hsn,
    gst_rate: found.gstBp === null ? null : found.gstBp / 100,
    maker: found.maker,
    country_of_origin: found.countryOfOrigin,
    importer: found.importer,
    licence: found.licence,
    batch: found.batch,
    expires_on: found.expiresOn,
    refused_because: found.refusedBecause,
    refused_by: names.get(found.refusedBy ?? '') ?? null,
  }
  return ok({ success: true, product })
}
