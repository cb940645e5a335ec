import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ownWarehouseUnknown, sellerRefusals } from './seller-portal.ts'
import { counted, paging } from './staff.ts'
import {
  countRefusals,
  goodsReceived,
  itemSearch,
  ownReceipt,
  receiptInvalid,
  skuUnknown,
  stockCount,
  stockItem,
  stockLot,
  stockSearch,
} from './staff-stock.ts'

export const sellerListStock = endpoint({
  summary:
    'Batches in stock of the seller’s own goods, by warehouse, the earliest expiry first (APP-01, OPS-05)',
  tag: 'seller portal',
  query: z.object({
    ...stockSearch,
    /** One of the seller’s own; without it, all of them. */
    warehouse: z.coerce.number().pipe(z.int32().min(1)).optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    /** The seller’s own, by name. */
    warehouses: z.array(z.object({ id: z.int(), name: z.string() })),
    lots: z.array(stockLot),
    ...counted,
  }),
  refusals: [...sellerRefusals, ownWarehouseUnknown],
})

export const sellerCountStock = endpoint({
  summary:
    'Sets a batch of the seller’s own goods to what was counted, with the reason of the difference (APP-01, OPS-05)',
  tag: 'seller portal',
  ...stockCount,
  refusals: [...sellerRefusals, ...countRefusals],
})

export const sellerFindStockItem = endpoint({
  summary: 'The seller’s own article of a SKU or a bar code, to take it in (APP-01, OPS-05)',
  tag: 'seller portal',
  query: itemSearch,
  answer: z.object({ success: z.literal(true), item: stockItem }),
  refusals: [...sellerRefusals, skuUnknown],
})

export const sellerReceiveStock = endpoint({
  summary:
    'Takes own goods in stock in one of the seller’s own warehouses; the same key again changes nothing (APP-01, OPS-05)',
  tag: 'seller portal',
  body: goodsReceived,
  answer: z.object({ success: z.literal(true), receipt: ownReceipt }),
  refusals: [...sellerRefusals, ownWarehouseUnknown, receiptInvalid],
})
