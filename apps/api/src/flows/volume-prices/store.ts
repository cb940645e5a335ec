import type { VolumePrice } from '@upchar/kernel/volume-prices'
import { mrpText } from '../../modules/catalogue/index.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** An offer as volume prices need it; prices in paise. */
export type VolumeOffer = {
  offerId: number
  sku: string
  sellerId: number
  title: string
  optionLabel: string
  seller: string
  listPaise: number
  mrpPaise: number | null
  moq: number
  maxOq: number
  productClass: string
  familyKey: string
}

export type VolumeRow = VolumeOffer & {
  id: string
  steps: readonly VolumePrice[]
  validFrom: Date
  validTo: Date | null
  reason: string
  madeBy: string | null
  madeAt: Date
}

export const offerColumns =
  sql.raw(`o.id::float8 as "offerId", o.seller_sku as sku, g.title, v.option_label as "optionLabel",
  s.id::float8 as "sellerId", s.trade_name as seller, o.price_paise::float8 as "listPaise", ${mrpText}::float8 as "mrpPaise",
  o.moq, o.max_oq as "maxOq", g.product_class as "productClass", g.family_key as "familyKey"`)
export const offerTables = sql.raw(`offer o join variant v on v.id = o.variant_id
  join product_group g on g.id = v.group_id join seller s on s.id = o.seller_id`)

export const findOffer = async (handle: Handle, sku: string): Promise<VolumeOffer | undefined> =>
  (
    await handle.execute<VolumeOffer>(
      sql`select ${offerColumns} from ${offerTables} where o.seller_sku = ${sku} and o.active and v.active and g.active`,
    )
  ).rows[0]

/** Queues with other changes of the offer's prices, until the transaction ends. */
export async function lockOffer(tx: Transaction, offerId: number): Promise<void> {
  await tx.execute(sql`select id from offer where id = ${offerId} for no key update`)
}

type Wanted = { at: Date; id?: string; offerId?: number }

export const mostOver = 200

/** Volume prices with their offers, newest first. Those replaced before they began are left out. */
export async function selectVolumePrices(
  handle: Handle,
  { at, id, offerId }: Wanted,
): Promise<VolumeRow[]> {
  const now = at.toISOString()
  const { rows } = await handle.execute<
    Omit<VolumeRow, 'validFrom' | 'validTo' | 'madeAt'> & {
      validFrom: string
      validTo: string | null
      madeAt: string
    }
  >(sql`
    with shown as (
      select p.*, row_number() over (partition by p.valid_to <= ${now}::timestamptz
        order by p.made_at desc, p.id desc) as place, p.valid_to <= ${now}::timestamptz as over
      from volume_prices p
      where ${id === undefined ? sql`(p.valid_to is null or p.valid_to > p.valid_from)` : sql`p.id = ${id}::uuid`}
        and ${offerId === undefined ? sql`true` : sql`p.offer_id = ${offerId} and (p.valid_to is null or p.valid_to > ${now}::timestamptz)`}
    )
    select ${offerColumns}, p.id, p.steps, p.valid_from as "validFrom", p.valid_to as "validTo",
      p.reason, p.made_by as "madeBy", p.made_at as "madeAt"
    from shown p join ${offerTables} on o.id = p.offer_id
    where p.over is not true or p.place <= ${mostOver} order by p.made_at desc, p.id desc`)
  return rows.map((row) => ({
    ...row,
    validFrom: new Date(row.validFrom),
    validTo: row.validTo === null ? null : new Date(row.validTo),
    madeAt: new Date(row.madeAt),
  }))
}
