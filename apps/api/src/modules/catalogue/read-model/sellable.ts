import { NO_BATCH } from '@upchar/kernel/batches'
import { addDays, istDate } from '@upchar/kernel/dates'
import { MEDICINE_CLASSES } from '@upchar/kernel/waiting-goods'

/** Minimum remaining shelf life: less would be nearly expired on arrival. */
const shelfLifeDays = 30

/** The first expiry date that may be sold at a moment. */
export const sellableFrom = (at: Date): string => addDays(istDate(at), shelfLifeDays)

/**
 * SQL condition: lot `l` may be sold. `from` is {@link sellableFrom}. Chapter 30 and medicines need batch and expiry
 * (`needsBatch` of the kernel); only lots without them look their goods up.
 */
export const sellableLotText = (from: string): string => `(
  l.expires_on >= ${from} and l.batch_no <> '${NO_BATCH}'
  or (l.expires_on is null or l.expires_on >= ${from}) and not exists (
    select from offer lo join variant lv on lv.id = lo.variant_id join product_group lg on lg.id = lv.group_id
    where lo.id = l.offer_id
      and (lv.hsn like '30%' or lg.product_class = any('{${MEDICINE_CLASSES.join(',')}}'))))`
