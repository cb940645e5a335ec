import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

const payoutUnknown = {
  code: 'payout_unknown',
  status: 404,
  means: 'There is no such transfer to a buyer, or the link is not its own',
} as const

/** Why a transfer that came back can’t be recorded as paid again. */
export const notPaidAgain = [
  {
    code: 'account_missing',
    status: 409,
    means: 'The buyer was asked for an account and has not given it',
  },
  {
    code: 'transfer_came_back',
    status: 409,
    means: 'The transfer with this bank reference is the one that came back',
  },
] as const

const payout = z.object({
  id: z.uuid(),
  amount: rupees,
  /** `needed`: the buyer says where it goes. `given`: it will be paid, and can be corrected until then. */
  state: z.enum(['needed', 'given', 'paid']),
  /** The last characters of the account that was given; empty: none, or it is paid. */
  ends_in: z.string(),
  order_number: z.string(),
  /** Why the bank returned it; null: it was not transferred before. */
  came_back: z.object({ on: z.iso.date(), reason: z.string() }).nullable(),
})
const answer = z.object({ success: z.literal(true), payout })
const key = z.string().max(100)
const params = z.object({ id: z.uuid() })

export const getPayout = endpoint({
  summary: 'A refund by bank transfer, by the link of its mail or of the order’s page (RET-04)',
  tag: 'orders',
  params,
  query: z.object({ key }),
  answer,
  refusals: [payoutUnknown],
})

export const givePayoutAccount = endpoint({
  summary:
    'Says which account a refund by bank transfer goes to, or corrects it; until it is paid (RET-04)',
  tag: 'orders',
  params,
  body: z.object({
    key,
    /** A UPI ID, or an account number and IFSC. */
    pay_to: z.string().trim().max(120),
  }),
  answer,
  refusals: [
    payoutUnknown,
    { code: 'payout_missing', status: 400, means: 'Neither a UPI ID nor an account with IFSC' },
    { code: 'account_given', status: 409, means: 'It is paid' },
  ],
})

const transfer = {
  /** Of the return or the refund that is paid. */
  id: z.uuid(),
  kind: z.enum(['return', 'refund']),
  amount: rupees,
  name: z.string(),
  email: z.string(),
  order_number: z.string().nullable(),
  /** The return’s number, or the reference of the payment request. */
  reference: z.string(),
}

export const staffAskAccount = endpoint({
  summary:
    'Asks the buyer for another account where a refund can’t be paid to the one that was given; none can be recorded as paid until then (RET-04)',
  tag: 'staff payments',
  params,
  body: z.object({
    /** The account that staff saw. */
    pay_to: z.string().trim().min(1).max(120),
    /** The buyer reads it. */
    reason: staffLine(120).min(3, 'Say what is wrong with the account: the buyer reads it'),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [...staffRefusals, payoutUnknown, changedMeanwhile],
})

export const staffListTransfers = endpoint({
  summary:
    'Refunds that staff have transferred, newest first; `q`: bank reference, order or name (RET-04)',
  tag: 'staff payments',
  query: z.object({ ...paging, q: staffLine(60).default('') }),
  answer: z.object({
    success: z.literal(true),
    transfers: z.array(
      z.object({ ...transfer, bank_reference: z.string(), paid_at: z.iso.datetime() }),
    ),
    ...counted,
  }),
  refusals: staffRefusals,
})

const returned = z.object({
  id: z.uuid(),
  payout: z.object(transfer),
  bank_reference: z.string(),
  returned_on: z.iso.date(),
  reason: z.string(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  recorded_by: who.nullable(),
  recorded_at: z.iso.datetime(),
  decided_by: who.nullable(),
  /** From when who recorded it may accept it, because nobody else can; null: somebody else can, or it is decided. */
  alone_from: z.iso.datetime().nullable(),
  /** What is next of one that is accepted: the buyer’s new account, the new transfer, or nothing. */
  next: z.enum(['', 'account', 'transfer']),
})

export const staffListReturnedTransfers = endpoint({
  summary:
    'Transfers to buyers that the bank returned; those that wait for a second member first (RET-04)',
  tag: 'staff payments',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), returned: z.array(returned), ...counted }),
  refusals: staffRefusals,
})

export const staffRecordReturnedTransfer = endpoint({
  summary:
    'Records that the bank returned a transfer to a buyer; a second member accepts it (RET-04)',
  tag: 'staff payments',
  params,
  body: z.object({
    /** Of the record: the same for each press of the button. */
    id: z.uuid(),
    /** Of the transfer that came back. */
    bank_reference: staffLine(40),
    returned_on: z.iso.date(),
    reason: staffLine(120).min(3, 'Enter the reason that the bank gives'),
  }),
  answer: z.object({ success: z.literal(true), returned }),
  refusals: [
    ...staffRefusals,
    payoutUnknown,
    changedMeanwhile,
    {
      code: 'returned_on_wrong',
      status: 400,
      means: 'The day lies in the future, or before the transfer',
    },
  ],
})

export const staffDecideReturnedTransfer = endpoint({
  summary:
    'Accepts that a transfer came back, so that it is paid again, or refuses it: a second member (RET-04)',
  tag: 'staff payments',
  params,
  body: z.object({ accept: z.boolean() }),
  answer: z.object({ success: z.literal(true), returned }),
  refusals: [
    ...staffRefusals,
    payoutUnknown,
    changedMeanwhile,
    {
      code: 'second_person_needed',
      status: 403,
      means:
        'Who recorded it can refuse it, but accept it only a day later and only where nobody else can',
    },
  ],
})
