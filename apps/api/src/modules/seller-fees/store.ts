import { addDays, startOfIstDate, type IstDate } from '@upchar/kernel/dates'
import { sellerFeeRates } from '@upchar/reference/seller-fees'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { bringRows } from '../../platform/db/reference-rows.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FeeRule } from './rules.ts'
import { sellerFeeRule } from './tables.ts'

export type StoredFeeRule = FeeRule & {
  source: string
  madeBy: string | null
  madeAt: Date | null
}

const rulesStatement = {
  name: 'seller-fee-rules',
  text: `select id, kind, seller_id as "sellerId", family_key as "familyKey", rate_bp as "rateBp", amount_paise as "amountPaise", section,
      valid_from::text as "validFrom", source, made_by as "madeBy", made_at as "madeAt"
    from seller_fee_rule order by id`,
}

/** Every rule, in the order in which they were made: hundreds at most. */
export const selectFeeRules = (handle: Handle): Promise<StoredFeeRule[]> =>
  queryPrepared<StoredFeeRule>(handle, rulesStatement, [])

export const lockFeeRules = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seller-fees'))`)
}

export async function insertFeeRule(
  tx: Transaction,
  row: Omit<StoredFeeRule, 'id'>,
): Promise<void> {
  await tx.insert(sellerFeeRule).values(row)
}

/** Loads the rates of the taxes; a shop sets its commission and fees itself. */
export const loadSellerFeeReference = (tx: Transaction): Promise<number> =>
  bringRows(tx, {
    table: sellerFeeRule,
    // Rows of staff are none of the release's.
    key: ['kind', 'validFrom', 'madeBy'],
    rows: sellerFeeRates.map((row) => ({ ...row, madeBy: null })),
  })

export type FeeChoices = {
  sellers: { id: number; name: string; gstin: string }[]
  families: { key: string; name: string }[]
}

const choicesStatement = {
  name: 'seller-fee-choices',
  text: `select coalesce((select json_agg(json_build_object('id', id, 'name', trade_name, 'gstin', gstin) order by trade_name, id) from seller), '[]') as sellers,
      coalesce((select json_agg(json_build_object('key', key, 'name', name) order by name, key) from family), '[]') as families`,
}

/** Whom and what rules can be for. */
export async function selectFeeChoices(handle: Handle): Promise<FeeChoices> {
  const [row] = await queryPrepared<FeeChoices>(handle, choicesStatement, [])
  return row ?? { sellers: [], families: [] }
}

/** What a seller sold of a family: the taxable value and the total of its lines. */
export type Sold = {
  sellerId: number
  familyKey: string | null
  taxablePaise: number
  totalPaise: number
}
export type SoldBySellers = { sold: Sold[]; parcels: { sellerId: number; parcels: number }[] }

const soldStatement = {
  name: 'seller-fee-sold',
  text: `with invoiced as materialized (
      select i.id, s.seller_id, i.document, i.shipment_id from invoice i join sub_order s on s.id = i.sub_order_id
      where i.issued_at >= $1::timestamptz and i.issued_at < $2::timestamptz and s.seller_id is not null and i.gstin <> $3)
    select coalesce((select json_agg(t) from (
        select i.seller_id as "sellerId", g.family_key as "familyKey", sum((l->>'taxablePaise')::bigint)::bigint as "taxablePaise",
          sum((l->>'totalPaise')::bigint)::bigint as "totalPaise"
        from invoiced i cross join lateral jsonb_array_elements(i.document->'lines') l
          left join offer f on f.seller_sku = l->>'sku' left join variant v on v.id = f.variant_id left join product_group g on g.id = v.group_id
        group by 1, 2) t), '[]') as sold,
      coalesce((select json_agg(t) from (
        select seller_id as "sellerId", count(distinct coalesce(shipment_id, id))::int as parcels from invoiced group by 1) t), '[]') as parcels`,
}

/** What sellers sold in the days before one, without the operator's own goods. */
export async function selectSold(
  handle: Handle,
  { today, days, operatorGstin }: { today: IstDate; days: number; operatorGstin: string },
): Promise<SoldBySellers> {
  const at = (day: IstDate) => new Date(startOfIstDate(day)).toISOString()
  const [row] = await queryPrepared<SoldBySellers>(handle, soldStatement, [
    at(addDays(today, -days)),
    at(addDays(today, 1)),
    operatorGstin,
  ])
  return row ?? { sold: [], parcels: [] }
}
