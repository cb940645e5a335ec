import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Article } from '../model.ts'

type Row = Pick<Article, 'uqc' | 'maker'> & { offerId: number; number: string | null }

export type Goods = {
  /** By offer: how documents describe the goods. */
  articles: Map<number, Pick<Article, 'uqc' | 'maker'>>
  number: string
}

const goodsStatement = {
  name: 'order-goods',
  text: `select o.id as "offerId", v.uqc, nullif(g.facts ->> 'manufacturerName', '') as maker,
      (select n from unnest((select $2::text[])) n where
        not exists (select 1 from "order" where number = n) limit 1) as number
    from offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id
    where o.id = any((select $1::bigint[])::bigint[])`,
}

/**
 * Reads an order's missing data: variants by offer, and the first free order number of the
 * candidates.
 */
export async function selectGoods(
  tx: Transaction,
  offerIds: readonly number[],
  numbers: readonly string[],
): Promise<Goods> {
  const rows = await queryPrepared<Row>(tx, goodsStatement, [offerIds, numbers])
  const number = rows[0]?.number
  if (typeof number !== 'string') throw new Error('no free order number, or no goods')
  return {
    number,
    articles: new Map(rows.map(({ offerId, uqc, maker }) => [offerId, { uqc, maker }])),
  }
}
