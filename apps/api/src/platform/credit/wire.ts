import { z } from 'zod'
import type { GatewayPayment, GatewayRefund } from '../payments/port.ts'

/** Zero bytes and half characters can't be stored. */
const clean = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const id = clean(60).min(1)
const paise = z.int().min(0).max(1_000_000_000_00)

/** What the law wants a borrower to know before agreeing (RBI Digital Lending Directions 2025; domain reference 3.6). */
const keyFacts = z.object({
  version: id,
  lender_id: z.string().regex(/^[\w-]{1,40}$/),
  lender_name: clean(120).min(1),
  registration: clean(80),
  /** Annual percentage rate, with all charges but those for paying late, in basis points. */
  apr_bp: z.int().min(0).max(10_000),
  days: z.int().min(1).max(365),
  cooling_off_days: z.int().min(1).max(60),
  late_charge: clean(300),
  other_charges: clean(300),
  recovery: clean(300),
  complaints: z.object({ name: clean(120), email: clean(120), phone: clean(40) }),
})

/** The key facts of a lender's line. */
export type KeyFacts = z.infer<typeof keyFacts>

const label = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: clean(120).min(1),
  help: clean(200).default(''),
  required: z.boolean(),
})

export const formReply = z.object({
  title: clean(120),
  fields: z
    .array(
      label.extend({
        kind: z.enum(['text', 'number', 'choice']),
        options: z.array(clean(80)).max(50).default([]),
      }),
    )
    .max(30),
  documents: z.array(label).max(10),
  lenders: z.array(keyFacts).max(10),
})

/** An application form by the backend's definition (CREDIT-01). */
export type CreditForm = z.infer<typeof formReply>

export const accountReply = z.object({
  id,
  /** Our id of the application. */
  reference: id,
  state: z.enum(['in_review', 'active', 'refused', 'blocked', 'closed']),
  /** Why, as the buyer reads it. */
  reason: clean(300).default(''),
  limit_paise: paise,
  /** The borrower's own request for this limit: without one a limit never rises. */
  limit_request: id.nullable(),
})

/** What the backend says of an account. */
export type AccountTold = z.infer<typeof accountReply>

export const drawReply = z
  .object({
    id: z.string().regex(/^draw_\w{1,50}$/),
    /** Our id of the checkout. */
    reference: id,
    amount_paise: paise,
    state: z.enum(['pending', 'approved', 'declined', 'reversed']),
    reason: clean(60).nullable(),
  })
  .transform((told): GatewayPayment => ({
    id: told.id,
    orderId: told.reference,
    amountPaise: told.amount_paise,
    currency: 'INR',
    method: 'credit line',
    status: (
      {
        pending: 'created',
        approved: 'captured',
        declined: 'failed',
        reversed: 'refunded',
      } as const
    )[told.state],
    errorReason: told.state === 'declined' ? (told.reason ?? 'declined') : null,
  }))

/** A draw-down is a payment; the checkout's id is its order. */
export type DrawDown = z.infer<typeof drawReply>

export const drawsReply = z.object({ items: z.array(drawReply).max(10) })

export const reversalReply = z
  .object({
    id: z.string().regex(/^rev_\w{1,50}$/),
    drawdown_id: id,
    amount_paise: paise,
    state: z.enum(['pending', 'processed', 'failed']),
    request_key: id.optional(),
  })
  .transform((told): GatewayRefund => ({
    id: told.id,
    paymentId: told.drawdown_id,
    amountPaise: told.amount_paise,
    status: told.state,
    ...(told.request_key !== undefined && { requestKey: told.request_key }),
  }))

export const fileReply = z.object({ id })
export const repaymentReply = z.object({ url: z.url({ protocol: /^https?$/ }) })

const repayment = z.object({
  id,
  account_id: id,
  /** Without interest and charges, which the shop doesn't know. */
  principal_paise: paise.min(1),
})

export const eventBody = z.discriminatedUnion('type', [
  z.object({ id, type: z.literal('account.updated'), data: accountReply }),
  z.object({ id, type: z.literal('drawdown.updated'), data: drawReply }),
  z.object({ id, type: z.literal('reversal.updated'), data: reversalReply }),
  z.object({ id, type: z.literal('repayment.received'), data: repayment }),
])

/** A webhook with a valid signature: delivered at least once and in any order. */
export type CreditEvent = z.infer<typeof eventBody>
