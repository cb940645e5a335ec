import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sellerRefusals } from './seller-portal.ts'
import {
  payoutState,
  statementLines,
  statementTotals,
  statementUnknown,
} from './staff-statements.ts'
import { counted, paging } from './staff.ts'

const params = z.object({ id: z.uuid() })
const statement = z
  .object({
    id: z.uuid(),
    number: z.string(),
    from: z.iso.date(),
    until: z.iso.date(),
    documents: z.int(),
    ...statementTotals,
    closed_at: z.iso.datetime(),
    is_disputed: z.boolean(),
    /** What is disputed, or how that ended. */
    note: z.string(),
    payout_state: payoutState,
  })
  .meta({ id: 'OwnStatement' })

export const sellerListStatements = endpoint({
  summary: 'The seller’s own statements, newest first (APP-01)',
  tag: 'seller portal',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), statements: z.array(statement), ...counted }),
  refusals: sellerRefusals,
})

export const sellerGetStatement = endpoint({
  summary: 'One of the seller’s own statements with its documents, taxes and payout',
  tag: 'seller portal',
  params,
  answer: z.object({
    success: z.literal(true),
    statement,
    payout: z.object({
      paid_at: z.iso.datetime().nullable(),
      bank_reference: z.string(),
      split_reference: z.string(),
    }),
    ...statementLines,
  }),
  refusals: [...sellerRefusals, statementUnknown],
})

export const sellerExportStatement = endpoint({
  summary: 'One of the seller’s own statements, as PDF or CSV',
  tag: 'seller portal',
  params,
  query: z.object({ format: z.enum(['pdf', 'csv']) }),
  answer: 'binary',
  refusals: [...sellerRefusals, statementUnknown],
})
