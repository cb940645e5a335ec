import { z } from 'zod'
import { notSignedIn } from './account.ts'
import { landedPageUrl, rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { fileUnknown, uploadRefusals } from './files.ts'
import { placeOrder } from './place-order.ts'
import { walletTransactionHistory } from './wallet.ts'

const fileId = z.string().min(1).max(60)
const fieldName = z.string().max(40)

const off = {
  code: 'credit_off',
  status: 409,
  means: 'The shop has no fintech backend: no credit line is offered',
} as const
const lenderUnavailable = {
  code: 'lender_unavailable',
  status: 503,
  means: 'The fintech backend does not answer; the call can be repeated',
} as const
const accountUnknown = {
  code: 'credit_account_unknown',
  status: 404,
  means: 'The caller has no such credit line',
} as const

/** What a borrower must know of a lender's line before agreeing (RBI Digital Lending Directions 2025). */
export const keyFacts = z
  .object({
    version: z.string(),
    lender_id: z.string(),
    /** The bank or NBFC that lends. */
    lender_name: z.string(),
    registration: z.string(),
    /** Annual percentage rate, in percent. */
    apr: z.number(),
    /** Days until a draw-down is due. */
    days: z.int(),
    cooling_off_days: z.int(),
    late_charge: z.string(),
    other_charges: z.string(),
    recovery: z.string(),
    /** Who deals with complaints at the lender. */
    complaints: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    /** What ₹10,000 costs on these terms, in rupees. */
    example_charge: z.number(),
  })
  .meta({ id: 'KeyFacts' })

const creditFile = z.object({
  file_id: z.string(),
  field: z.string(),
  name: z.string(),
  bytes: z.int(),
})

/** A customer's credit line, or application (CREDIT-01). Amounts in rupees. */
export const creditAccount = z
  .object({
    id: z.string(),
    lender_id: z.string(),
    lender_name: z.string(),
    state: z.enum(['sending', 'in_review', 'active', 'refused', 'blocked', 'closed']),
    /** What the state means and what to do. */
    text: z.string(),
    applied_at: z.iso.datetime(),
    /** As agreed to. */
    key_facts: keyFacts,
    limit: z.number(),
    available: z.number(),
    /** Set aside for an order that is being paid. */
    held: z.number(),
    owed: z.number(),
    overdue: z.number(),
    /** What is to be repaid next: principal, and the charge the buyer agreed to. */
    next_due: z.object({ on: z.iso.date(), amount: z.number(), charge: z.number() }).nullable(),
    /** What is drawn and not repaid, and the last ones that are repaid. */
    statement: z.array(
      z.object({
        order_number: z.string(),
        drawn_at: z.iso.datetime(),
        amount: z.number(),
        charge: z.number(),
        due_on: z.iso.date(),
        left: z.number(),
        overdue: z.boolean(),
        /** Until this day the buyer may repay principal and the charge of the days used only. */
        cooling_off_until: z.iso.date(),
      }),
    ),
    files: z.array(creditFile),
    /** Whether it can be deleted: nothing is owed or set aside. */
    can_delete: z.boolean(),
  })
  .meta({ id: 'CreditAccount' })

const creditInvalid = {
  code: 'application_invalid',
  status: 400,
  means: 'A field or document of the form is missing or wrong; `field` names it',
} as const
const appliedAlready = {
  code: 'applied_already',
  status: 409,
  means: 'The customer has a credit line or an application already',
} as const

export const getCreditForm = endpoint({
  summary:
    'What an application for a credit line asks for, by the fintech backend, with the key facts of each lender, the lowest annual rate first (CREDIT-01)',
  tag: 'credit line',
  answer: z.object({
    success: z.literal(true),
    title: z.string(),
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        help: z.string(),
        required: z.boolean(),
        kind: z.enum(['text', 'number', 'choice']),
        options: z.array(z.string()),
      }),
    ),
    documents: z.array(
      z.object({ name: z.string(), label: z.string(), help: z.string(), required: z.boolean() }),
    ),
    lenders: z.array(keyFacts),
    /** How the lenders are ordered. */
    order: z.string(),
    /** What the buyer agrees to by applying. */
    consents: z.object({ share_data: z.string(), terms: z.string() }),
    /** Documents uploaded for this application so far. */
    files: z.array(creditFile),
  }),
  refusals: [notSignedIn, off, lenderUnavailable],
})

export const listCreditAccounts = endpoint({
  summary:
    'The customer’s credit lines and applications, newest first, with limit, statement and due dates; with `amount`, what paying it that way costs (CREDIT-01, CHECKOUT-08)',
  tag: 'credit line',
  query: z.object({ amount: z.coerce.number().pipe(setRupees.positive()).optional() }),
  answer: z.object({
    success: z.literal(true),
    /** Whether the shop offers a credit line. */
    on: z.boolean(),
    accounts: z.array(creditAccount),
    /** For `amount`: whether it can be drawn, what it costs, or why not. */
    offer: z
      .object({
        possible: z.boolean(),
        text: z.string(),
        lender_name: z.string(),
        due_on: z.iso.date().nullable(),
        charge: z.number(),
      })
      .nullable(),
  }),
  refusals: [notSignedIn],
})

export const creditTransactionHistory = endpoint({
  summary: 'What was drawn, repaid and given back, newest first, five a page (CREDIT-03)',
  tag: 'credit line',
  query: walletTransactionHistory.query,
  answer: walletTransactionHistory.answer,
  refusals: [notSignedIn],
})

export const applyForCredit = endpoint({
  summary:
    'Sends an application to a lender (CREDIT-01). Its contents go to the fintech backend and are not stored; sending it again is the same application',
  tag: 'credit line',
  body: z.object({
    lender_id: z.string().max(40),
    /** Of the key facts that the buyer has read. */
    key_facts_version: z.string().max(60),
    values: z.record(fieldName, z.string().max(500)),
    files: z.array(z.object({ field: fieldName, file_id: fileId })).max(20),
    /** Both are asked for apart from each other, and neither is set beforehand. */
    consents: z.object({ share_data: z.literal(true), terms: z.literal(true) }),
  }),
  answer: z.object({ success: z.literal(true), account: creditAccount, message: z.string() }),
  refusals: [
    notSignedIn,
    off,
    lenderUnavailable,
    creditInvalid,
    appliedAlready,
    fileUnknown,
    {
      code: 'terms_changed',
      status: 409,
      means: 'The lender’s key facts have another version by now: show them again',
    },
  ],
})

export const deleteCreditAccount = endpoint({
  summary: 'Withdraws an application or closes a credit line that owes nothing (CREDIT-01)',
  tag: 'credit line',
  params: z.object({ lender: z.string().max(40), account: z.string().max(64) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [
    notSignedIn,
    off,
    lenderUnavailable,
    accountUnknown,
    {
      code: 'credit_still_owed',
      status: 409,
      means: 'The lender must be repaid before, or an order is being paid',
    },
  ],
})

export const repayCredit = endpoint({
  summary:
    'The address of the lender’s page where the buyer repays: the money goes to the lender directly',
  tag: 'credit line',
  body: z.object({ account: z.string().max(64) }),
  answer: z.object({ success: z.literal(true), url: z.string() }),
  refusals: [
    notSignedIn,
    off,
    lenderUnavailable,
    accountUnknown,
    { code: 'nothing_owed', status: 409, means: 'There is nothing to repay' },
  ],
})

export const payByCredit = endpoint({
  summary:
    'Places a checkout with payment option 3: sets the goods and the limit aside, and the lender pays the shop (CREDIT-02, CHECKOUT-08). Idempotent',
  tag: 'credit line',
  query: z.object({ country: z.literal('INDIA') }),
  body: z.object({
    /** The checkout, with the total that the buyer has confirmed, in rupees. */
    checkout: z.object({ id: z.string().max(64), total: rupees }),
    landed_page_url: landedPageUrl,
  }),
  answer: placeOrder.answer,
  refusals: [
    notSignedIn,
    ...placeOrder.refusals.filter(
      ({ code }) => code !== 'guest_unknown' && code !== 'guest_mismatch',
    ),
    { code: 'not_by_credit', status: 409, means: 'The checkout has another payment option' },
  ],
})

const uploadAnswer = z.object({ success: z.literal(true), file: creditFile, message: z.string() })
const fileInUse = {
  code: 'file_in_use',
  status: 409,
  means: 'The lender has it with an application',
} as const

export const uploadCreditFile = endpoint({
  summary:
    'Passes a document to the fintech backend, which keeps it: multipart/form-data with the part "file" (CREDIT-04)',
  tag: 'credit line',
  query: z.object({ field: fieldName }),
  answer: uploadAnswer,
  refusals: [notSignedIn, off, lenderUnavailable, creditInvalid, ...uploadRefusals],
})

export const updateCreditFile = endpoint({
  summary:
    'Replaces a document at the fintech backend, until the lender has decided: multipart/form-data with the part "file" (CREDIT-05)',
  tag: 'credit line',
  query: z.object({ file_id: fileId }),
  answer: uploadAnswer,
  refusals: [notSignedIn, off, lenderUnavailable, fileUnknown, fileInUse, ...uploadRefusals],
})

export const deleteCreditFile = endpoint({
  summary: 'Deletes a document of no application at the fintech backend (CREDIT-05)',
  tag: 'credit line',
  body: z.object({ file_id: fileId }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [notSignedIn, off, lenderUnavailable, fileUnknown, fileInUse],
})

export const creditWebhook = endpoint({
  summary:
    'Events of the fintech backend, signed over the raw bytes; each event id has an effect once',
  tag: 'from outside',
  body: z.unknown(),
  answer: z.object({ success: z.literal(true) }),
  refusals: [{ code: 'signature_invalid', status: 401, means: 'Not signed by the backend' }],
})
