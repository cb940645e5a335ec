import { stateByCode } from '@upchar/kernel/gst'
import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Supplier } from '../make-invoice.ts'
import type { Article } from '../model.ts'

type Row = Article & {
  offerId: number
  sellerId: number
  legalName: string
  tradeName: string
  address: string
  city: string
  stateCode: string
  pincode: string
  gstin: string
  deviceLicence: string | null
  drugLicence: string | null
  invoicePrefix: string
  hsnDigits: number
  number: string | null
}

export type Goods = {
  articles: Map<number, Article>
  suppliers: Map<number, Supplier>
  number: string
}

const goodsStatement = {
  name: 'order-goods',
  text: `select o.id as "offerId", v.uqc, v.mrp_paise as "mrpPaise", g.product_class as "productClass",
      nullif(g.facts ->> 'manufacturerName', '') as maker, s.id as "sellerId", s.legal_name as "legalName",
    s.trade_name as "tradeName", s.address, s.city,
      s.state_code as "stateCode", s.pincode, s.gstin, s.device_licence as "deviceLicence",
        s.drug_licence as "drugLicence",
      s.invoice_prefix as "invoicePrefix", s.hsn_digits as "hsnDigits",
      (select n from unnest((select $3::text[])) n where
        not exists (select 1 from "order" where number = n) limit 1) as number
    from offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id cross join seller s
    where o.id = any((select $1::bigint[])::bigint[]) and s.id = any((select $2::int[])::int[])`,
}

/**
 * Reads an order's missing data: variants by offer, sellers named in the quote, and the first free
 * order number of the candidates.
 */
export async function selectGoods(
  tx: Transaction,
  offerIds: readonly number[],
  sellerIds: readonly number[],
  numbers: readonly string[],
): Promise<Goods> {
  const rows = await queryPrepared<Row>(tx, goodsStatement, [offerIds, sellerIds, numbers])
  const number = rows[0]?.number
  if (typeof number !== 'string') throw new Error('no free order number, or no goods')
  return {
    number,
    articles: new Map(
      rows.map(({ offerId, uqc, productClass, maker, mrpPaise }) => [
        offerId,
        { uqc, productClass, maker, mrpPaise },
      ]),
    ),
    suppliers: new Map(
      rows.map((row) => [
        row.sellerId,
        {
          legalName: row.legalName,
          tradeName: row.tradeName,
          address: row.address,
          city: row.city,
          stateCode: row.stateCode,
          state: stateByCode(row.stateCode)?.name ?? row.stateCode,
          pincode: row.pincode,
          gstin: row.gstin,
          licence: [row.deviceLicence, row.drugLicence].filter(Boolean).join(', ') || null,
          invoicePrefix: row.invoicePrefix,
          hsnDigits: row.hsnDigits,
        },
      ]),
    ),
  }
}
