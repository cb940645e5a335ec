import { NO_BATCH } from '@upchar/kernel/batches'
import { followStatedRates } from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'

export type SaleFacts = {
  productClass: string
  hsn: string
  /** A rate that staff state against the tax table, or without one. */
  rateBp: number | null
  maker: string
  countryOfOrigin: string
  importer: string
  licence: string
  /** For stock without one. */
  batch: string
  expiresOn: string | null
}

/** Stores a product's facts and puts it on sale. */
export async function putOnSale(
  tx: Handle,
  { id, offerId }: { id: number; offerId: number },
  facts: SaleFacts,
  today: string,
): Promise<void> {
  const own = JSON.stringify({
    manufacturerName: facts.maker,
    licenceNumber: facts.licence,
    ...(facts.importer !== '' && { importerName: facts.importer }),
  })
  await tx.execute(sql`update product_group set active = true, draft = false, product_class = ${facts.productClass},
    country_of_origin = ${facts.countryOfOrigin}, facts = facts || ${own}::jsonb where id = ${id}`)
  await tx.execute(sql`update variant set hsn = ${facts.hsn} where group_id = ${id}`)
  await tx.execute(sql`update offer set gst_bp = ${facts.rateBp}::smallint,
    gst_from = case when ${facts.rateBp}::smallint is null then null else ${today}::date end where id = ${offerId}`)
  await followStatedRates(tx, [id])
  if (facts.batch !== '')
    await tx.execute(sql`update lot set batch_no = ${facts.batch}, expires_on = coalesce(${facts.expiresOn}::date, expires_on)
      where offer_id = ${offerId} and (batch_no = ${NO_BATCH} or expires_on is null)`)
  await tx.execute(sql`delete from waiting_product where group_id = ${id}`)
}

export async function markRefused(
  tx: Handle,
  id: number,
  { staffId, at, reason }: { staffId: string; at: Date; reason: string },
): Promise<void> {
  await tx.execute(sql`update waiting_product set refused_at = ${at.toISOString()}::timestamptz, refused_by = ${staffId},
    refused_because = ${reason}, revision = revision + 1 where group_id = ${id}`)
}
