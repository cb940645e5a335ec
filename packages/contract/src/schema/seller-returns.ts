import { PIECE_FATES, RETURN_WISHES } from '@upchar/kernel/return-reasons'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { returnState } from './returns.ts'
import { sellerRefusals } from './seller-portal.ts'
import { returnUnknown } from './staff-returns.ts'
import { counted, paging } from './staff.ts'

/** What a seller needs to know of a return, and nothing of the buyer. */
const shown = {
  id: z.string(),
  number: z.string(),
  order_number: z.string(),
  /** Without how the buyer’s money goes back. */
  state: returnState.exclude(['paid', 'sent_back']),
  label: z.string(),
  reason: z.string(),
  /** The goods are not there: lost or missing pieces. */
  nothing_to_fetch: z.boolean(),
  opened_at: z.iso.datetime(),
  /** Until when the buyer is promised an answer; null: there is one, or none is needed. */
  answer_by: z.iso.datetime().nullable(),
  items: z.array(z.object({ title: z.string(), sku_id: z.string(), quantity: z.int() })),
}

export const sellerListReturns = endpoint({
  summary:
    'Returns of the seller’s own goods: those that may still come, longest first, or those that are over (APP-01, RET-02)',
  tag: 'seller portal',
  query: z.object({
    queue: z.enum(['open', 'over']).default('open'),
    /** A part of the return’s number, which begins with the order’s. */
    q: z.string().trim().max(60).default(''),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    returns: z.array(z.object(shown)),
    queues: z.object({ open: z.int(), over: z.int() }),
    ...counted,
  }),
  refusals: sellerRefusals,
})

export const sellerGetReturn = endpoint({
  summary:
    'A return of the seller’s own goods: by batch, and what was found of it (APP-01, RET-02)',
  tag: 'seller portal',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    success: z.literal(true),
    return: z
      .object({
        ...shown,
        /** Who brings the goods back; empty: nobody yet. */
        courier: z.string(),
        awb: z.string(),
        /** What it was settled with; empty before. */
        outcome: z.enum(['', ...RETURN_WISHES]),
        settled_at: z.iso.datetime().nullable(),
        /** The batches that were sent, less what came back before; empty once it is decided. */
        sent: z.array(
          z.object({
            title: z.string(),
            batch: z.string(),
            expires_on: z.iso.date().nullable(),
            quantity: z.int(),
            /** The parcel that they had left in. */
            parcel: z.string(),
            /** The seller’s, from which they had left. */
            warehouse: z.string(),
          }),
        ),
        /** What staff found; empty before. */
        found: z.array(
          z.object({
            title: z.string(),
            batch: z.string(),
            quantity: z.int(),
            fate: z.enum(PIECE_FATES),
          }),
        ),
        /** The seller’s parcels that replace the goods. */
        replacements: z.array(z.object({ id: z.string(), label: z.string() })),
      })
      .meta({ id: 'OwnReturn' }),
  }),
  refusals: [...sellerRefusals, returnUnknown],
})
