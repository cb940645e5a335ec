import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { ownOfferText } from '../own-offer.ts'

/** The law of an article is one: other sellers' offers have the GST rate that is stated for its own. */
export async function followStatedRates(tx: Handle, groupIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update offer x set gst_bp = o.gst_bp, gst_from = o.gst_from
    from variant v join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)}
    where v.group_id = any(${sql.param([...groupIds])}::bigint[]) and x.variant_id = v.id and x.id <> o.id
      and (x.gst_bp, x.gst_from) is distinct from (o.gst_bp, o.gst_from)`)
}
