import { z } from 'zod'
import { REFUND_WAYS } from '@upchar/kernel/refund-ways'
import { PIECE_FATES, RETURN_WISHES } from '@upchar/kernel/return-reasons'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { fileUnknown, linkOver, linkQuery } from './files.ts'
import { cancelKey } from './order-cancels.ts'
import { notPaidAgain } from './payouts.ts'
import { replacement, returnState } from './returns.ts'
import {
  changedMeanwhile,
  counted,
  id,
  paging,
  parcelUnknown,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

const row = z.object({
  id: z.string(),
  number: z.string(),
  order: z.object({ id: z.string(), number: z.string() }),
  buyer: z.string(),
  seller: z.string(),
  state: returnState,
  label: z.string(),
  /** A stopped seller's replacement stays where it is: the buyer or staff take the money instead (OPS-06). */
  replacement_stopped: z.boolean(),
  reason: z.string(),
  opened_at: z.iso.datetime(),
  /** What was paid in cash and still has to go to the bank by hand. */
  to_pay: rupees,
})

const oneReturn = row
  .extend({
    version: z.int(),
    note: z.string(),
    /** What the buyer would like. */
    wish: z.enum(RETURN_WISHES),
    /** The sales of its seller are stopped: nothing is sent again, and what isn't packed stays (OPS-06). */
    seller_stopped: z.boolean(),
    /** Where the buyer would like the money. */
    refund_way: z.enum(REFUND_WAYS),
    /** What it was settled with; empty before. */
    outcome: z.enum(['', ...RETURN_WISHES]),
    /** Parcels that replace its goods. */
    replacements: z.array(replacement),
    /** Photos of the buyer, each with a link for the caller that opens it for five minutes. */
    photos: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
    /** Null: the buyer. */
    opened_by: who.nullable(),
    decision: z.string(),
    decided: z.object({ by: who.nullable(), at: z.iso.datetime() }).nullable(),
    courier: z.string(),
    awb: z.string(),
    settled: z.object({ by: who.nullable(), at: z.iso.datetime() }).nullable(),
    paid: z
      .object({ by: who.nullable(), at: z.iso.datetime(), bank_reference: z.string() })
      .nullable(),
    credit: rupees,
    refund: rupees,
    /** What of the refund went to the wallet, as the buyer chose. */
    to_wallet: rupees,
    /** The goods are not there: lost or missing pieces. */
    nothing_to_fetch: z.boolean(),
    items: z.array(
      z.object({
        line: z.string(),
        title: z.string(),
        sku_id: z.string(),
        quantity: z.int(),
        /** The batches that were sent, less what came back before. */
        batches: z.array(
          z.object({
            lot: z.int(),
            /** The parcel that they had left in. */
            parcel: z.string(),
            batch: z.string(),
            expires_on: z.string().nullable(),
            quantity: z.int(),
            /** What an inspection can find of it, the usual one first. */
            fates: z.array(z.enum(PIECE_FATES)),
          }),
        ),
      }),
    ),
    pieces: z.array(
      z.object({
        line: z.string(),
        batch: z.string(),
        quantity: z.int(),
        fate: z.enum(PIECE_FATES),
      }),
    ),
    /** Where cash goes; only for those who may pay it. */
    pay_to: z.string().nullable(),
    /** The buyer was asked for an account, because none was given, the bank returned the money or staff asked, and has not given it yet. */
    awaits_account: z.boolean(),
  })
  .meta({ id: 'StaffReturn' })

export const returnUnknown = {
  code: 'return_unknown',
  status: 404,
  means: 'No such return',
} as const
const stateWrong = {
  code: 'state_wrong',
  status: 409,
  means: 'The return’s state doesn’t allow it; the message says why',
} as const
const piecesWrong = {
  code: 'pieces_wrong',
  status: 400,
  means: 'Pieces don’t add up, or a fate isn’t allowed; the message says which',
} as const

const params = z.object({ id: z.uuid() })
const answer = z.object({ success: z.literal(true), return: oneReturn })
/** The version that was read. */
const version = z.int32().min(0)
const pieces = z
  .array(
    z.object({
      line: z.uuid(),
      lot: z.int32().min(1),
      parcel: z.uuid(),
      quantity: z.int32().min(1).max(1_000_000),
      fate: z.enum(PIECE_FATES),
    }),
  )
  .min(1)
  .max(1000)

export const staffListReturns = endpoint({
  summary: 'Returns: those that wait for somebody, longest first, or those that are over (RET-02)',
  tag: 'staff orders',
  query: z.object({
    queue: z.enum(['work', 'done']).default('work'),
    /** A part of the return’s number, which begins with the order’s. */
    q: z.string().trim().max(60).default(''),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    returns: z.array(row),
    queues: z.object({ work: z.int(), done: z.int() }),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetReturn = endpoint({
  summary: 'A return: what, why, and what happened so far (RET-02)',
  tag: 'staff orders',
  params,
  answer,
  refusals: [...staffRefusals, returnUnknown],
})

export const staffOpenReturnPhoto = endpoint({
  summary: 'A photo of a return, by its link. Each access is logged (RET-02)',
  tag: 'staff orders',
  params: z.object({ id: z.string().min(1).max(60) }),
  query: linkQuery,
  answer: 'binary',
  refusals: [...staffRefusals, fileUnknown, linkOver],
})

export const staffOpenReturn = endpoint({
  summary: 'Opens the return of a parcel that the courier brought back or lost (RET-05)',
  tag: 'staff orders',
  params: z.object({ id }),
  body: z.object({
    reason: z.enum(['came_back', 'lost']),
    note: staffText(300).default(''),
    request_key: cancelKey,
  }),
  answer,
  refusals: [...staffRefusals, parcelUnknown, stateWrong],
})

export const staffDecideReturn = endpoint({
  summary: 'Approves or refuses a return; the buyer gets a mail (RET-02)',
  tag: 'staff orders',
  params,
  body: z.object({
    version,
    approve: z.boolean(),
    /** For the buyer; a refusal needs it. */
    decision: staffText(300).default(''),
  }),
  answer,
  refusals: [
    ...staffRefusals,
    returnUnknown,
    changedMeanwhile,
    stateWrong,
    { code: 'reason_missing', status: 400, means: 'A refusal says why' },
  ],
})

export const staffPickUpReturn = endpoint({
  summary: 'Records that a courier has fetched the goods (RET-02)',
  tag: 'staff orders',
  params,
  body: z.object({ version, courier: staffLine(60), awb: staffLine(40) }),
  answer,
  refusals: [...staffRefusals, returnUnknown, changedMeanwhile, stateWrong],
})

const settlement = z.object({
  /** By how much the order’s value falls. */
  credit: rupees,
  refund: rupees,
  /** What of the refund goes to the bank by hand. */
  cash: rupees,
  /** What of it goes to the wallet, as the buyer chose. */
  to_wallet: rupees,
})

export const staffPreviewReturn = endpoint({
  summary: 'What an inspection’s result would give back (RET-04)',
  tag: 'staff orders',
  params,
  body: z.object({ pieces }),
  answer: z.object({ success: z.literal(true), settlement }),
  refusals: [...staffRefusals, returnUnknown, stateWrong, piecesWrong],
})

export const staffSettleReturn = endpoint({
  summary:
    'Settles a return by what the inspection found: stock, credit notes, refund and mail at once (RET-02 to RET-05)',
  tag: 'staff orders',
  params,
  body: z.object({
    version,
    pieces,
    /** The money, or the same goods once more, without credit notes. */
    outcome: z.enum(RETURN_WISHES).default('refund'),
    /** `credit` of the preview that was shown; 0 where the goods are replaced. */
    credit: rupees,
    /** For the buyer; needed where pieces are not accepted. */
    decision: staffText(300).default(''),
  }),
  answer,
  refusals: [
    ...staffRefusals,
    returnUnknown,
    changedMeanwhile,
    stateWrong,
    piecesWrong,
    { code: 'reason_missing', status: 400, means: 'Say why pieces are not accepted' },
    { code: 'not_in_stock', status: 409, means: 'Too little in stock to replace the goods' },
  ],
})

export const staffRefundInstead = endpoint({
  summary:
    'Gives the money back where a replacement can’t be sent, until it is packed: stock, credit notes, refund and mail at once (RET-02)',
  tag: 'staff orders',
  params,
  body: z.object({
    version,
    /** For the buyer. */
    decision: staffText(300).default(''),
  }),
  answer,
  refusals: [...staffRefusals, returnUnknown, changedMeanwhile, stateWrong],
})

export const staffPayReturn = endpoint({
  summary: 'Records that money paid in cash went back by bank; the buyer gets a mail (RET-04)',
  tag: 'staff orders',
  params,
  body: z.object({ version, bank_reference: staffLine(40) }),
  answer,
  refusals: [...staffRefusals, returnUnknown, changedMeanwhile, stateWrong, ...notPaidAgain],
})
