import { freeStockText } from '../../modules/availability/index.ts'
import { sellableFrom } from '../../modules/catalogue/index.ts'
import type { Handle } from '../../platform/db.ts'
import { queryNamed } from '../../platform/named.ts'

export type VariantStock = { sku: string; moq: number; warehouses: number[] | null; free: number[] | null }

const ofGroup = {
  name: 'product-stock',
  text: `select v.sku, v.moq, s.warehouses, s.free from variant v join product_group g on g.id = v.group_id and g.active
    left join lateral ${freeStockText({ variantId: 'v.id', at: '$2::timestamptz', sellableFrom: '$3::date' })} s on true
    where v.group_id = $1 and v.active order by v.position, v.id`,
}

/** What nobody holds of each variant of a group, by warehouse, this moment; nothing when the group is off sale. */
export const selectProductStock = (handle: Handle, groupId: number, at: Date): Promise<VariantStock[]> =>
  queryNamed<VariantStock>(handle, ofGroup, [groupId, at, sellableFrom(at)])
