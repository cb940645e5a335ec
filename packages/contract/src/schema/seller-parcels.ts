import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderState } from './orders.ts'
import { ownWarehouseUnknown, sellerRefusals } from './seller-portal.ts'
import {
  boxed,
  goodsRefusals,
  measureRefusals,
  measures,
  openGoods,
  packedBox,
  paperRefusals,
} from './staff-dispatch.ts'
import {
  carrier,
  documentCopy,
  invoiceUnknown,
  moveRefusals,
  reasonMissing,
} from './staff-orders.ts'
import { changedMeanwhile, id, parcelUnknown } from './staff.ts'

/** What packing needs, and nothing of the buyer. */
const shown = {
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
}
const parcel = z.object(shown).meta({ id: 'OwnParcel' })

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
  refusals: [...sellerRefusals, ownWarehouseUnknown],
})

const ownParcel = z
  .object({
    ...shown,
    /** Sent back with a change. */
    version: z.int(),
    warehouse: z.object({ name: z.string(), city: z.string() }),
    awb: z.string(),
    /** The courier’s page about it; empty: none. */
    tracking_url: z.string(),
    /** Of its temperature logger; empty: none. */
    logger_number: z.string(),
    /** Null until somebody has weighed and measured it. */
    package: packedBox,
    /** The marketplace has booked its courier, who has been told weight and size. */
    is_booked: z.boolean(),
    /** Its tax invoice, or the challan of a replacement; empty until it is packed. */
    invoice_number: z.string(),
    /** What it can be set to next, in this order. */
    next: z.array(z.enum(['packed', 'shipped'])),
  })
  .meta({ id: 'OwnParcelDetail' })

const answer = z.object({ success: z.literal(true), parcel: ownParcel })
const changes = [...sellerRefusals, parcelUnknown, changedMeanwhile] as const

export const sellerGetParcel = endpoint({
  summary: 'One of the seller’s own parcels, as it is packed (APP-01)',
  tag: 'seller portal',
  params: z.object({ id }),
  answer,
  refusals: [...sellerRefusals, parcelUnknown],
})

export const sellerMeasureParcel = endpoint({
  summary:
    'Keeps what an own parcel weighs and measures and, in a cold chain, its temperature logger (APP-01, OPS-02)',
  tag: 'seller portal',
  params: z.object({ id }),
  body: z.object(measures),
  answer,
  refusals: [...changes, ...measureRefusals],
})

export const sellerMoveParcel = endpoint({
  summary:
    'Sets an own parcel to packed, which issues its tax invoice, or to handed over, which mails the AWB to the buyer (APP-01, OPS-02)',
  tag: 'seller portal',
  params: z.object({ id }),
  body: z.object({ version: z.int32(), state: z.enum(['packed', 'shipped']) }),
  answer,
  refusals: [...changes, ...moveRefusals],
})

export const sellerSetParcelCourier = endpoint({
  summary:
    'Sets who carries an own parcel and its AWB, or corrects them with a reason (APP-01, OPS-02)',
  tag: 'seller portal',
  params: z.object({ id }),
  body: z.object(carrier),
  answer,
  refusals: [
    ...changes,
    reasonMissing,
    { code: 'awb_taken', status: 409, means: 'Another parcel has this AWB' },
    {
      code: 'state_wrong',
      status: 409,
      means: 'The parcel is cancelled, or booked by the marketplace',
    },
  ],
})

export const sellerPrintPaper = endpoint({
  summary:
    'The packing slip or the label of an own parcel as PDF, until it is handed over: name, address and, on the label, phone and what to collect are nowhere else in the portal (APP-01)',
  tag: 'seller portal',
  params: z.object({ id, kind: z.enum(['packing-slips', 'labels']) }),
  answer: 'binary',
  refusals: [...sellerRefusals, parcelUnknown, ...paperRefusals],
})

export const sellerGetInvoice = endpoint({
  summary:
    'The document that an own parcel leaves with, as PDF: its tax invoice, or the challan of a replacement (APP-01, RET-03)',
  tag: 'seller portal',
  params: z.object({ id }),
  query: z.object({ copy: documentCopy }),
  answer: 'binary',
  refusals: [...sellerRefusals, parcelUnknown, invoiceUnknown],
})

export const sellerGetGoods = endpoint({
  summary:
    'What belongs into an own parcel, with the batches that it can be packed from, first expiry first (APP-01, OPS-02)',
  tag: 'seller portal',
  params: z.object({ id }),
  answer: openGoods,
  refusals: [...sellerRefusals, parcelUnknown],
})

export const sellerPackGoods = endpoint({
  summary:
    'Keeps which batches and serial numbers are in an own parcel; what isn’t there can wait in a parcel of its own (APP-01, OPS-02)',
  tag: 'seller portal',
  params: z.object({ id }),
  body: z.object(boxed),
  answer: z.object({
    success: z.literal(true),
    parcel: ownParcel,
    /** The parcel that the rest waits in. */
    rest: z.string().nullable(),
  }),
  refusals: [...changes, ...goodsRefusals],
})
