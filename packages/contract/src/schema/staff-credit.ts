import { z } from 'zod'
import { creditAccount } from './credit.ts'
import { endpoint } from './endpoint.ts'
import { paging, staffRefusals } from './staff.ts'

const state = creditAccount.shape.state

export const staffListCredit = endpoint({
  summary: 'Applications and credit lines, newest first, with what is drawn and left (CREDIT-01)',
  tag: 'staff customers',
  query: z.object({ page: paging.page, state: state.optional() }),
  answer: z.object({
    success: z.literal(true),
    /** Whether a fintech backend is set. */
    on: z.boolean(),
    /** How many there are in each state. */
    states: z.array(z.object({ state, count: z.int() })),
    total: z.int(),
    total_is_more: z.literal(false),
    accounts: z.array(
      z.object({
        id: z.string(),
        customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
        lender_name: z.string(),
        /** The account at the fintech backend; empty until it has answered. */
        reference: z.string(),
        state,
        reason: z.string(),
        applied_at: z.iso.datetime(),
        changed_at: z.iso.datetime(),
        limit: z.number(),
        available: z.number(),
        held: z.number(),
        owed: z.number(),
      }),
    ),
  }),
  refusals: staffRefusals,
})
