import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderState } from './orders.ts'
import { sellerRefusals } from './seller-portal.ts'

/** What packing needs, and nothing of the buyer. */
const parcel = z
  .object({
    id: z.string(),
    order_number: z.string(),
    placed_at: z.iso.datetime(),
    state: orderState,
    state_label: z.string(),
    /** The days on which the buyer was promised it. */
    promised: z.object({ from: z.iso.date(), to: z.iso.date() }),
    courier: z.string(),
    cold_chain: z.boolean(),
    /** What it lacks to leave: e-invoice and e-way bill. */
    missing: z.array(z.string()),
    /** Recalled goods in it, in words: it may not leave with them (OPS-05). */
    recalled: z.array(z.string()),
    contents: z.array(
      z.object({
        sku_id: z.string(),
        title: z.string(),
        quantity: z.int(),
        batch: z.string(),
        expires_on: z.iso.date().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnParcel' })

export const sellerListParcels = endpoint({
  summary:
    'Parcels that one of the seller’s own warehouses has to pack, has packed, or handed over today, those promised first in front (APP-01)',
  tag: 'seller portal',
  query: z.object({
    /** Without it, the one with most parcels to send. */
    warehouse: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    stage: z.enum(['to_pack', 'packed', 'handed_over']).default('to_pack'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    success: z.literal(true),
    warehouses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        city: z.string(),
        /** Parcels that have to leave. */
        waiting: z.int(),
      }),
    ),
    /** The one shown; null: the seller has none. */
    warehouse: z.int().nullable(),
    totals: z.object({ to_pack: z.int(), packed: z.int(), handed_over: z.int() }),
    total: z.int(),
    total_is_more: z.boolean(),
    parcels: z.array(parcel),
  }),
  refusals: [
    ...sellerRefusals,
    { code: 'warehouse_unknown', status: 404, means: 'The seller has no such warehouse' },
  ],
})
