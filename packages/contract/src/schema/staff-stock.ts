import { MOST_PIECES } from '@upchar/kernel/batches'
import { z } from 'zod'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

/** What goods came with: the invoice of a purchase, or the note of the seller whose goods they are. */
export const RECEIPT_SOURCES = ['purchase', 'seller_note'] as const
/** Why a count differs from the books. */
export const COUNT_REASONS = ['miscounted', 'damaged', 'expired', 'lost', 'found'] as const

/** What became of pieces that were sent and didn’t arrive. */
export const MOVE_REASONS = ['lost', 'damaged', 'miscounted'] as const

const day = z.iso.date()
const pieces = z
  .int32()
  .min(1, 'Enter a whole number of at least 1')
  .max(1_000_000, 'Enter at most 10,00,000')

/** An article to take in or count, for staff and for its seller. */
export const stockItem = z.object({
  sku: z.string(),
  title: z.string(),
  option_label: z.string(),
  seller: z.string(),
  /** Sold by batch and expiry only. */
  batch_needed: z.boolean(),
  /** Rupees; null: none is known. */
  mrp: rupees.nullable(),
  /** Rupees with GST; null: on request. */
  price: rupees.nullable(),
  /** The seller’s warehouses. */
  warehouses: z.array(z.object({ id: z.int(), name: z.string() })),
})

/** A batch in stock, as staff and its seller see it. */
export const stockLot = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  warehouse: z.string(),
  warehouse_id: z.int(),
  /** Empty: goods without a batch. */
  batch: z.string(),
  expires_on: day.nullable(),
  on_hand: z.int(),
  /** Held for checkouts that are being paid. */
  held: z.int(),
  /** Sold and not packed yet: they lie on the shelf, and aren’t in `on_hand`. */
  to_pack: z.int(),
  /** `near`: less than 90 days are left; `ended`: too few for a sale, or none. */
  life: z.enum(['good', 'near', 'ended']).nullable(),
})

export const stockSearch = {
  /** A SKU, a batch, or the beginning of words of the title. */
  q: z.string().trim().max(120).default(''),
  life: z.enum(['near', 'ended']).optional(),
}

/** As its seller sees it. */
export const ownReceipt = z.object({
  id: z.int(),
  source: z.enum(RECEIPT_SOURCES),
  reference: z.string(),
  supplier: z.string(),
  received_on: day,
  at: z.iso.datetime(),
  warehouse: z.string(),
  lines: z.int(),
  pieces: z.int(),
})
const receipt = ownReceipt.extend({ by: who.nullable() })

export const itemSearch = z.object({ code: z.string().trim().min(1).max(64) })
export const skuUnknown = {
  code: 'sku_unknown',
  status: 404,
  means: 'No article has this SKU or bar code',
} as const

export const staffFindStockItem = endpoint({
  summary: 'The article of a SKU or a bar code, to receive or count it',
  tag: 'staff goods',
  query: itemSearch,
  answer: z.object({ success: z.literal(true), item: stockItem }),
  refusals: [...staffRefusals, skuUnknown],
})

export const staffListStock = endpoint({
  summary: 'Batches in stock, the earliest expiry first',
  tag: 'staff goods',
  query: z.object({ ...stockSearch, ...paging }),
  answer: z.object({ success: z.literal(true), lots: z.array(stockLot), ...counted }),
  refusals: staffRefusals,
})

export const staffListReceipts = endpoint({
  summary: 'The latest receipts of goods',
  tag: 'staff goods',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), receipts: z.array(receipt), ...counted }),
  refusals: staffRefusals,
})

/** Goods that come in, by staff or by a member of their seller. */
export const goodsReceived = z.object({
  key: z.uuid(),
  source: z.enum(RECEIPT_SOURCES),
  /** The number of the invoice or note. */
  reference: staffLine(60).min(1, 'Enter the number of the invoice or note'),
  supplier: staffLine(150).min(1, 'Enter who sent the goods'),
  received_on: day,
  warehouse_id: z.int32(),
  lines: z
    .array(
      z.object({
        sku: staffLine(64).min(1),
        quantity: pieces,
        batch: staffLine(40),
        expires_on: day.nullable(),
        /** As printed on these packs; null: as it is known. */
        mrp: setRupees.min(0).nullable(),
      }),
    )
    .min(1, 'Add what has come')
    .max(200),
})
export const receiptInvalid = {
  code: 'receipt_invalid',
  status: 400,
  means: 'Goods can’t be taken in like this; `fields` says which',
} as const

export const staffReceiveStock = endpoint({
  summary:
    'Takes goods in stock against a purchase or a seller’s note; the same key again changes nothing',
  tag: 'staff goods',
  body: goodsReceived,
  answer: z.object({ success: z.literal(true), receipt }),
  refusals: [...staffRefusals, receiptInvalid],
})

/** The count of a batch, by staff or by a member of its seller. */
export const stockCount = {
  params: z.object({ id: z.coerce.number().pipe(z.int32().min(1)) }),
  body: z.object({
    /** As it was read, so that a sale in between isn’t taken for a difference. */
    on_hand: z.int32().min(0),
    to_pack: z.int32().min(0),
    /** All that lies on the shelf, what is sold and not packed among it. */
    counted: z.int32().min(0).max(MOST_PIECES),
    reason: z.enum(COUNT_REASONS),
    note: staffLine(200),
  }),
  answer: z.object({ success: z.literal(true), lot: stockLot }),
}
export const countRefusals = [
  changedMeanwhile,
  { code: 'stock_batch_unknown', status: 404, means: 'No such batch' },
  {
    code: 'stock_held',
    status: 409,
    means:
      'More pieces are sold and not packed, or held for checkouts that are being paid, than were counted',
  },
] as const

export const staffCountStock = endpoint({
  summary: 'Sets a batch to what was counted, with the reason of the difference',
  tag: 'staff goods',
  ...stockCount,
  refusals: [...staffRefusals, ...countRefusals],
})

const move = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  /** Empty: goods without a batch. */
  batch: z.string(),
  expires_on: day.nullable(),
  /** The warehouses that it comes from, and goes to. */
  origin: z.string(),
  warehouse: z.string(),
  state: z.enum(['asked', 'packed', 'sent', 'received', 'cancelled']),
  asked: z.int(),
  /** Pieces that are packed, or left. */
  sent: z.int(),
  received: z.int(),
  note: z.string(),
  /** One of `MOVE_REASONS`, where fewer arrived than were sent. */
  reason: z.string(),
  asked_by: who.nullable(),
  asked_at: z.iso.datetime(),
  /** The delivery challan of what is packed; null: none, or sent by an older release. */
  challan: z
    .object({
      number: z.string(),
      value: rupees,
      /** Null: it needs none. */
      e_way_bill: z.enum(['waiting', 'made', 'cancelled']).nullable(),
    })
    .nullable(),
  packed_by: who.nullable(),
  packed_at: z.iso.datetime().nullable(),
  sent_by: who.nullable(),
  sent_at: z.iso.datetime().nullable(),
  ended_by: who.nullable(),
  ended_at: z.iso.datetime().nullable(),
})
const moved = z.object({ success: z.literal(true), move })
const moveRefused = {
  code: 'move_refused',
  status: 409,
  means: 'Pieces, warehouse or state don’t allow it; the text says why',
} as const

export const staffListStockMoves = endpoint({
  summary: 'Moves of stock between warehouses: those under way, or those that have ended',
  tag: 'staff goods',
  query: z.object({ state: z.enum(['open', 'ended']).default('open'), ...paging }),
  answer: z.object({ success: z.literal(true), moves: z.array(move), ...counted }),
  refusals: staffRefusals,
})

export const staffAskStockMove = endpoint({
  summary:
    'Asks for pieces of a batch in another warehouse of its seller; the same key again changes nothing (OPS-05)',
  tag: 'staff goods',
  body: z.object({
    key: z.uuid(),
    lot: z.int32().min(1),
    warehouse_id: z.int32(),
    pieces,
    note: staffLine(200),
  }),
  answer: moved,
  refusals: [
    ...staffRefusals,
    moveRefused,
    { code: 'stock_batch_unknown', status: 404, means: 'No such batch' },
  ],
})

export const staffChangeStockMove = endpoint({
  summary:
    'Packs a move with its delivery challan, sends, receives or cancels it: what is packed is nobody’s stock. The same step again changes nothing (OPS-05; CGST Rules 55)',
  tag: 'staff goods',
  params: z.object({ id: z.coerce.number().pipe(z.int32().min(1)) }),
  body: z.discriminatedUnion('step', [
    z.object({ step: z.literal('pack'), pieces }),
    /** Refused without the number of an e-way bill that it needs. */
    z.object({ step: z.literal('send') }),
    z.object({
      step: z.literal('receive'),
      pieces: z.int32().min(0),
      /** What became of pieces that didn’t arrive; empty: all did. */
      reason: z.enum(['', ...MOVE_REASONS]),
    }),
    z.object({ step: z.literal('cancel') }),
  ]),
  answer: moved,
  refusals: [
    ...staffRefusals,
    moveRefused,
    { code: 'move_unknown', status: 404, means: 'No such move' },
  ],
})

export const staffGetMoveChallan = endpoint({
  summary: 'The delivery challan of a move of stock as PDF (CGST Rules 55)',
  tag: 'staff goods',
  params: z.object({ id: z.coerce.number().pipe(z.int32().min(1)) }),
  query: z.object({
    /** For the consignee, the transporter or the consigner (rule 55(2)). */
    copy: z.enum(['original', 'transporter', 'supplier']).default('original'),
  }),
  answer: 'binary',
  refusals: [
    ...staffRefusals,
    { code: 'move_unknown', status: 404, means: 'No such move, or nothing of it is packed' },
  ],
})
