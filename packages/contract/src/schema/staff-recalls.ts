import {
  MOST_RECALLED_SERIALS,
  RECALL_NOTICE_MARKS,
  RECALL_NOTICE_STATES,
  RECALL_ORDERED_BY,
} from '@upchar/kernel/recalls'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { counted, paging, staffLine, staffRefusals, staffText, who } from './staff.ts'

const recallClass = z.literal([1, 2, 3])
/** What is recalled: one article, or every variant of its product. */
const scope = z.enum(['variant', 'product'])
const serial = staffLine(40).min(1)
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const recallUnknown = { code: 'recall_unknown', status: 404, means: 'No such recall' } as const
const recallClosed = { code: 'recall_closed', status: 409, means: 'The recall is closed' } as const
const skuUnknown = { code: 'sku_unknown', status: 404, means: 'No article has this SKU' } as const
const batchMissing = {
  code: 'batch_missing',
  status: 400,
  means: 'Name a batch, or serial numbers, or say that all are recalled',
} as const

const found = z
  .object({
    lots: z.array(
      z.object({
        lot: z.int(),
        sku: z.string(),
        seller: z.string(),
        warehouse: z.string(),
        batch: z.string(),
        expires_on: z.iso.date().nullable(),
        /** All pieces that ever came in. */
        received: z.int(),
        on_hand: z.int(),
        /** Held for checkouts that are being paid. */
        held: z.int(),
        quarantined: z.int(),
        /** Destroyed, or given back to the seller, by way of quarantine. */
        taken_out: z.int(),
      }),
    ),
    /** Parcels that have not left, with such goods in them. */
    waiting: z.array(
      z.object({
        parcel: z.string(),
        order: z.object({ id: z.string(), number: z.string() }),
        warehouse: z.string(),
        packed: z.boolean(),
        pieces: z.int(),
      }),
    ),
    waiting_parcels: z.int(),
    waiting_pieces: z.int(),
    /** What has left: orders, their buyers, pieces, and those that are not back. */
    orders: z.int(),
    buyers: z.int(),
    sold: z.int(),
    back: z.int(),
    left: z.int(),
  })
  .meta({ id: 'RecallFound' })

const soldOrder = z
  .object({
    id: z.string(),
    number: z.string(),
    placed_at: z.iso.datetime(),
    buyer: z.string(),
    pieces: z.int(),
    back: z.int(),
    left: z.int(),
    /** Of the pieces: on their way. */
    on_the_way: z.int(),
  })
  .meta({ id: 'RecalledOrder' })

const recall = z
  .object({
    id: z.int(),
    sku: z.string(),
    title: z.string(),
    scope,
    batch: z.string(),
    serials: z.array(z.string()),
    class: recallClass,
    reason: z.string(),
    reference: z.string(),
    ordered_by: z.enum(RECALL_ORDERED_BY),
    advice: z.string(),
    begun_at: z.iso.datetime(),
    begun_by: who.nullable(),
    /** Begun by mistake: its goods are sold again. Null: it stands. */
    withdrawn: z
      .object({ at: z.iso.datetime(), by: who.nullable(), reason: z.string() })
      .nullable(),
    /** Null: it is open. After it, its report stays as it is. */
    closed: z
      .object({ at: z.iso.datetime(), by: who.nullable(), conclusion: z.string() })
      .nullable(),
    /** Until when the goods must be back (CDSCO guidelines on recall). */
    due_at: z.iso.datetime(),
  })
  .meta({ id: 'Recall' })

const shown = z.object({
  success: z.literal(true),
  recall,
  found,
  /** From when who began it may close it, because nobody else can; null: somebody else can. */
  alone_from: z.iso.datetime().nullable(),
})

const goods = {
  sku: staffLine(64).min(1, 'Enter a SKU'),
  scope: scope.default('variant'),
  /** `all`: whatever batch, also of goods that came without one; `batch` and `serials` don’t count then. */
  pieces: z.enum(['named', 'all']).default('named'),
  batch: staffLine(40).default(''),
}

export const staffFindRecall = endpoint({
  summary:
    'What a recall of a batch, or of serial numbers, would reach: stock, parcels and orders; changes nothing (OPS-05)',
  tag: 'staff goods',
  query: z.object({
    ...goods,
    /** Separated by commas. */
    serials: z.string().max(20_000).default(''),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    title: z.string(),
    /** Batches that these goods came in, the latest first. */
    batches: z.array(z.string()),
    found,
    orders: z.array(soldOrder),
    ...counted,
  }),
  refusals: [...staffRefusals, skuUnknown, batchMissing],
})

export const staffListRecalls = endpoint({
  summary: 'Recalls, the latest first (OPS-05)',
  tag: 'staff goods',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), recalls: z.array(recall), ...counted }),
  refusals: staffRefusals,
})

export const staffGetRecall = endpoint({
  summary: 'A recall with where its goods are now',
  tag: 'staff goods',
  params,
  answer: shown,
  refusals: [...staffRefusals, recallUnknown],
})

export const staffListRecallOrders = endpoint({
  summary: 'Orders with recalled goods that have left, most pieces at the buyer first',
  tag: 'staff goods',
  params,
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), orders: z.array(soldOrder), ...counted }),
  refusals: [...staffRefusals, recallUnknown],
})

const noticeState = z.enum(RECALL_NOTICE_STATES)

export const staffListRecallNotices = endpoint({
  summary:
    'Buyers of a recall: who was told by mail, who has acknowledged, who isn’t reached (OPS-05)',
  tag: 'staff goods',
  params,
  query: z.object({ ...paging, state: noticeState.optional() }),
  answer: z.object({
    success: z.literal(true),
    /** Buyers by state, whatever is asked for. */
    counts: z.object({
      queued: z.int(),
      told: z.int(),
      acknowledged: z.int(),
      not_reached: z.int(),
    }),
    notices: z.array(
      z
        .object({
          id: z.uuid(),
          state: noticeState,
          /** Why the buyer isn't reached; empty: there is no address. */
          because: z.string(),
          buyer: z.string(),
          email: z.string(),
          phone: z.string(),
          orders: z.array(z.object({ id: z.string(), number: z.string() })),
          told_at: z.iso.datetime(),
          /** The last mail, a reminder too; null: there is no address. */
          mailed_at: z.iso.datetime().nullable(),
          reminders: z.int(),
          acknowledged_at: z.iso.datetime().nullable(),
          /** Staff, if they noted it; null: the buyer. */
          acknowledged_by: who.nullable(),
          /** Whether staff noted something that can be taken back. */
          noted: z.boolean(),
        })
        .meta({ id: 'RecallNotice' }),
    ),
    ...counted,
  }),
  refusals: [...staffRefusals, recallUnknown],
})

export const staffExportRecallNotices = endpoint({
  summary:
    'Buyers of a recall with phone, address and what became of each as CSV, to call them and for the authority: the first 10,000, and a last line if there are more (OPS-05)',
  tag: 'staff goods',
  params,
  query: z.object({ state: noticeState.optional() }),
  answer: 'binary',
  refusals: [...staffRefusals, recallUnknown],
})

export const staffMarkRecallNotice = endpoint({
  summary:
    'Notes that a buyer of a recall was told otherwise or that the mail didn’t arrive, which ends reminders; or takes such a note back. Idempotent (OPS-05)',
  tag: 'staff goods',
  params: z.object({ ...params.shape, notice: z.uuid() }),
  body: z.object({
    mark: z.enum(RECALL_NOTICE_MARKS),
    /** How the buyer was told, or how staff know. */
    note: staffText(300).min(3, 'Say how you know'),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    { code: 'notice_unknown', status: 404, means: 'No such buyer of this recall' },
    { code: 'notice_acknowledged', status: 409, means: 'The buyer has acknowledged it' },
    recallClosed,
  ],
})

export const staffBeginRecall = endpoint({
  summary:
    'Begins a recall: stops sale and packing of the batch, puts its stock into quarantine, holds parcels that have not left',
  tag: 'staff goods',
  body: z.object({
    request_key: z.uuid(),
    ...goods,
    serials: z.array(serial).max(MOST_RECALLED_SERIALS).default([]),
    class: recallClass,
    reason: staffText(500).min(3, 'Say what is wrong with the goods'),
    /** Of the maker's or the authority's letter. */
    reference: staffLine(100).min(1, 'Enter the number or date of the letter, or of your record'),
    ordered_by: z.enum(RECALL_ORDERED_BY),
    /** What buyers are to do. */
    advice: staffText(500).min(3, 'Say what buyers are to do'),
  }),
  answer: shown,
  refusals: [
    ...staffRefusals,
    skuUnknown,
    batchMissing,
    { code: 'already_recalled', status: 409, means: 'A recall of this batch or number exists' },
  ],
})

export const staffQuarantineRecall = endpoint({
  summary:
    'Puts into quarantine what of a recalled batch came into stock since: cancelled orders, receipts',
  tag: 'staff goods',
  params,
  body: z.object({}),
  answer: shown,
  refusals: [
    ...staffRefusals,
    recallUnknown,
    { code: 'recall_withdrawn', status: 409, means: 'The recall was a mistake' },
  ],
})

export const staffWithdrawRecall = endpoint({
  summary:
    'Takes back a recall that was a mistake: its goods are sold and sent again, what is in quarantine stays there. Idempotent',
  tag: 'staff goods',
  params,
  body: z.object({ reason: staffText(300).min(3, 'Say why it was a mistake') }),
  answer: shown,
  refusals: [...staffRefusals, recallUnknown, recallClosed],
})

export const staffCloseRecall = endpoint({
  summary:
    'Closes a recall with its report, by somebody else than who began it; a day later by them, where nobody else can. Idempotent (OPS-05)',
  tag: 'staff goods',
  params,
  body: z.object({
    /** What was done with the goods, and why no more are expected. */
    conclusion: staffText(1000).min(10, 'Say what was done, and why no more goods are expected'),
  }),
  answer: shown,
  refusals: [
    ...staffRefusals,
    recallUnknown,
    { code: 'recall_withdrawn', status: 409, means: 'The recall was a mistake' },
    { code: 'recall_unfinished', status: 409, means: 'Goods or buyers of it still wait' },
    { code: 'same_person', status: 409, means: 'Whoever began it may not close it, or not yet' },
  ],
})

export const staffExportRecallReport = endpoint({
  summary:
    'The report of a recall for the authority, as PDF or CSV: by batch, serial number and order what was sold, told, taken back, credited and destroyed. A draft until the recall is closed (OPS-05)',
  tag: 'staff goods',
  params,
  query: z.object({ format: z.enum(['pdf', 'csv']) }),
  answer: 'binary',
  refusals: [...staffRefusals, recallUnknown],
})
