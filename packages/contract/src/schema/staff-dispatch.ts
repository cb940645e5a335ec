import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderState } from './orders.ts'
import { cardFields, courierBooking } from './staff-couriers.ts'
import { changedMeanwhile, id, parcelUnknown, staffLine, staffRefusals } from './staff.ts'

const stage = z.enum(['to_pack', 'packed', 'handed_over'])
const version = z.int32()
export const packedBox = z
  .object({
    weight_grams: z.int(),
    length_mm: z.int(),
    width_mm: z.int(),
    height_mm: z.int(),
  })
  .nullable()

const parcel = z
  .object({
    id: z.string(),
    /** Sent back with a change. */
    version: z.int(),
    order_id: z.string(),
    order_number: z.string(),
    placed_at: z.iso.datetime(),
    to: z.object({ city: z.string(), pincode: z.string() }),
    state: orderState,
    state_label: z.string(),
    /** Its courier has taken it, but it may not be sold or may not leave. */
    is_held: z.boolean(),
    /** What it lacks to leave: e-invoice and e-way bill. */
    missing: z.array(z.string()),
    /** Recalled goods in it, in words: it may not leave with them (OPS-05). */
    recalled: z.array(z.string()),
    /** It replaces goods of a seller whose sales are stopped: it isn’t sent (OPS-06). */
    is_stopped: z.boolean(),
    courier: z.string(),
    awb: z.string(),
    booking: courierBooking,
    ...cardFields,
    /** Whether it can be booked by the courier’s API. */
    can_book: z.boolean(),
    promised: z.object({ from: z.iso.date(), to: z.iso.date() }),
    cold_chain: z.boolean(),
    /** Of its temperature logger; empty: none. */
    logger_number: z.string(),
    /** Null until somebody has weighed and measured it. */
    package: packedBox,
    /** What its courier collects; null where nothing is paid in cash, or before it has its invoice. */
    cash: rupees.nullable(),
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
  .meta({ id: 'DispatchParcel' })

export const staffListDispatch = endpoint({
  summary:
    'Parcels that a warehouse has to pack, has packed, or handed over on a day, those promised first in front (OPS-02)',
  tag: 'staff orders',
  query: z.object({
    /** Without it, the one with most parcels to send. */
    warehouse: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    stage: stage.default('to_pack'),
    /** Of those handed over; today in India. */
    day: z.iso.date().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    success: z.literal(true),
    warehouses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        city: z.string(),
        seller: z.string(),
        /** Parcels that have to leave. */
        waiting: z.int(),
      }),
    ),
    /** The one shown; null: the shop has none. */
    warehouse: z.int().nullable(),
    day: z.iso.date(),
    totals: z.object({ to_pack: z.int(), packed: z.int(), handed_over: z.int() }),
    total: z.int(),
    total_is_more: z.boolean(),
    parcels: z.array(parcel),
  }),
  refusals: staffRefusals,
})

const millimetres = z.int32().min(1).max(5000)

/** Weight and size as packed, and the logger of a cold chain. */
export const measures = {
  version,
  weight_grams: z.int32().min(1).max(500_000),
  length_mm: millimetres,
  width_mm: millimetres,
  height_mm: millimetres,
  logger_number: staffLine(40).default(''),
}
export const measureRefusals = [
  { code: 'state_wrong', status: 409, means: 'The parcel has left' },
  { code: 'logger_missing', status: 400, means: 'A cold-chain parcel without a logger' },
] as const

export const staffMeasureParcel = endpoint({
  summary:
    'Keeps what a parcel weighs and measures and, in a cold chain, its temperature logger (OPS-02)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object(measures),
  answer: z.object({ success: z.literal(true), version: z.int() }),
  refusals: [...staffRefusals, parcelUnknown, changedMeanwhile, ...measureRefusals],
})

const quantity = z.int32().min(1).max(1_000_000)

/** What belongs into a parcel, for whoever packs it. */
export const openGoods = z.object({
  success: z.literal(true),
  version: z.int(),
  order_number: z.string(),
  /** False once it is packed: its invoice names the batches. */
  can_change: z.boolean(),
  lines: z.array(
    z.object({
      line: z.string(),
      sku_id: z.string(),
      title: z.string(),
      /** As printed on the pack, to know it by a scan. */
      gtins: z.array(z.string()),
      quantity: z.int(),
      takes_serials: z.boolean(),
      /** The buyer was promised that they expire on this day or later; batches that don't are not in the list. */
      expires_from: z.iso.date().nullable(),
      batches: z.array(
        z.object({
          lot: z.int(),
          /** Empty: the goods came without a batch number. */
          batch: z.string(),
          expires_on: z.iso.date().nullable(),
          /** Of the parcel's pieces. */
          set_aside: z.int(),
          /** Pieces beside them that nobody has. */
          free: z.int(),
          serials: z.array(z.string()),
        }),
      ),
    }),
  ),
})

export const staffGetGoods = endpoint({
  summary:
    'What belongs into a parcel, with the batches that it can be packed from, first expiry first (OPS-02)',
  tag: 'staff orders',
  params: z.object({ id }),
  answer: openGoods,
  refusals: [...staffRefusals, parcelUnknown],
})

export const goodsRefusals = [
  { code: 'state_wrong', status: 409, means: 'The parcel is packed, or cancelled' },
  {
    code: 'goods_wrong',
    status: 409,
    means:
      'A batch of another warehouse, expired or taken; pieces too many, or missing without `split`; a serial number twice',
  },
] as const
/** All that is in the box, and what becomes of the rest. */
export const boxed = {
  version,
  /** All that is in the box. */
  goods: z
    .array(
      z.object({
        line: z.uuid(),
        lot: z.int32().min(1),
        quantity,
        /** Of some or all of these pieces. */
        serials: z.array(staffLine(40).min(1)).max(1000).default([]),
      }),
    )
    .min(1)
    .max(500),
  /** Whether what isn't in the box goes into a parcel of its own. */
  split: z.boolean().default(false),
}

export const staffPackGoods = endpoint({
  summary:
    'Keeps which batches and serial numbers are in a parcel; what isn’t there can wait in a parcel of its own (OPS-02)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object(boxed),
  answer: z.object({
    success: z.literal(true),
    version: z.int(),
    /** The parcel that the rest waits in. */
    rest: z.string().nullable(),
  }),
  refusals: [...staffRefusals, parcelUnknown, changedMeanwhile, ...goodsRefusals],
})

export const staffMoveParcels = endpoint({
  summary:
    'Sets several parcels to packed or handed over, one transaction each; says beside each why it could not be (OPS-02)',
  tag: 'staff orders',
  body: z.object({
    parcels: z.array(z.object({ id, version })).min(1).max(100),
    state: z.enum(['packed', 'shipped']),
  }),
  answer: z.object({
    success: z.literal(true),
    /** In the order sent; `message` null: done. */
    results: z.array(z.object({ id: z.string(), message: z.string().nullable() })),
  }),
  refusals: staffRefusals,
})

export const paperRefusals = [
  { code: 'label_not_ready', status: 409, means: 'A parcel isn’t packed or has no AWB' },
  {
    code: 'paper_refused',
    status: 409,
    means: 'A cancelled parcel, or several warehouses; for a seller also one that has left',
  },
] as const

export const staffPrintPapers = endpoint({
  summary:
    'A pick list, packing slips, labels of 100 × 150 mm or a manifest of up to 100 parcels as PDF (OPS-02)',
  tag: 'staff orders',
  params: z.object({ kind: z.enum(['pick-list', 'packing-slips', 'labels', 'manifest']) }),
  query: z.object({
    /** Ids, separated by commas. */
    parcels: z
      .string()
      .max(4000)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().min(1).max(64)).min(1).max(100)),
  }),
  answer: 'binary',
  refusals: [...staffRefusals, parcelUnknown, ...paperRefusals],
})
