import { NO_BATCH } from '@upchar/kernel/batches'
import { addDays, istDate } from '@upchar/kernel/dates'
import { MEDICINE_CLASSES } from '@upchar/kernel/waiting-goods'
import type { SaleLicences } from '../../sellers/index.ts'

/** Minimum remaining shelf life: less would be nearly expired on arrival. */
const shelfLifeDays = 30

/** The first expiry date that may be sold at a moment. */
export const sellableFrom = (at: Date): string => addDays(istDate(at), shelfLifeDays)

/**
 * SQL: {@link sellableFrom} for the goods of offer `o`, which leave only after its dispatch days: working days, so one Sunday more for
 * every six begun.
 */
export const sellableFromText = (from: string): string =>
  `(${from} + o.dispatch_days + (o.dispatch_days + 5) / 6)`

/** What decides which lots are sent at a moment. */
export const sendingAt = (at: Date, licences: SaleLicences) => ({
  at,
  sellableFrom: sellableFrom(at),
  bound: licences.boundGoods(istDate(at)),
})

/** SQL condition: lot `l` is of a batch that is recalled, or of goods of which all are, whenever it came in (OPS-05). */
export const recalledLotText = `exists (select from recalled_goods rg where rg.offer_id = l.offer_id
    and rg.batch_no in ('', upper(l.batch_no)) and rg.serial = '')`

/**
 * SQL condition: lot `l` may be sold. `from` is {@link sellableFromText}, or {@link sellableFrom} where it leaves now. Chapter 30 and medicines need batch and expiry
 * (`needsBatch` of the kernel); only lots without them look their goods up.
 */
export const sellableLotText = (from: string): string => `(not ${recalledLotText} and (
  l.expires_on >= ${from} and l.batch_no <> '${NO_BATCH}'
  or (l.expires_on is null or l.expires_on >= ${from}) and not exists (
    select from offer lo join variant lv on lv.id = lo.variant_id join product_group lg on lg.id = lv.group_id
    where lo.id = l.offer_id
      and (lv.hsn like '30%' or lg.product_class = any('{${MEDICINE_CLASSES.join(',')}}')))))`

/**
 * SQL condition: lot `l` of offer `o` of variant `v` lies where its seller may sell it. `bound` is the JSON of the
 * sellers' `boundGoods`.
 */
export const licensedLotText = (bound: string): string => `not exists (
    select from jsonb_to_recordset(${bound}::jsonb) as p("sellerId" int, "productClass" text, "warehouseIds" int[])
      join product_group pg on pg.product_class = p."productClass"
    where p."sellerId" = o.seller_id and pg.id = v.group_id and l.warehouse_id <> all(p."warehouseIds"))`
