import { z } from 'zod'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, id, paging, staffLine, staffRefusals, who } from './staff.ts'
import { walletTransaction } from './wallet.ts'

/** A customer's wallet, or reward points. */
const book = z.enum(['wallet', 'points']).default('wallet')

/** What staff give to a wallet or take from it (CART-15, domain reference 3.6). */
export const walletChange = z
  .object({
    id: z.string(),
    customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
    /** Of reward points one is a rupee (CART-14). */
    book: z.enum(['wallet', 'points']),
    /** Rupees; below zero: taken back. */
    amount: z.number(),
    reason: z.string(),
    expires_at: z.iso.datetime().nullable(),
    /** `waiting`: for a second member of staff. */
    state: z.enum(['waiting', 'done', 'refused']),
    asked_by: who.nullable(),
    asked_at: z.iso.datetime(),
    /** null: no second member was needed, or none has decided yet. */
    decided_by: who.nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WalletChange' })

const customerUnknown = {
  code: 'customer_unknown',
  status: 404,
  means: 'No such customer, or the account is closed',
} as const
const short = {
  code: 'wallet_short',
  status: 409,
  means: 'The wallet holds less than the amount',
} as const
const invalid = {
  code: 'wallet_change_invalid',
  status: 400,
  means: 'Not an amount of money, too much at once, or a last day that is over or too far off',
} as const

export const staffGetWallet = endpoint({
  summary: 'A customer’s wallet: what it holds, when it expires, what moved, what waits',
  tag: 'staff customers',
  params: z.object({ id }),
  query: z.object({ page: paging.page, book }),
  answer: z.object({
    success: z.literal(true),
    /** Whether buyers have this book: points with the flag `loyalty_program`. */
    on: z.boolean(),
    /** Can be spent now. */
    balance: z.number(),
    /** Set aside for a payment under way. */
    held: z.number(),
    /** The balance, by when it expires. */
    parts: z.array(z.object({ amount: z.number(), expires_at: z.iso.datetime().nullable() })),
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    transactions: z.array(walletTransaction),
    waiting: z.array(walletChange),
    /** Above it a second member must approve. */
    limit: z.number(),
  }),
  refusals: [...staffRefusals, customerUnknown],
})

export const staffChangeWallet = endpoint({
  summary:
    'Gives a customer promotional value or takes it back; above the limit once a second member approves',
  tag: 'staff customers',
  params: z.object({ id }),
  body: z.object({
    /** Made with the form: the same one again changes nothing. */
    id: z.uuid(),
    book,
    direction: z.enum(['give', 'take']),
    amount: rupees.positive(),
    /** The last day in India on which it can be spent; null when it is taken. */
    last_day: z.iso.date().nullable(),
    /** The buyer reads it. */
    reason: staffLine(120).min(3, 'Enter a reason, as the buyer reads it'),
  }),
  answer: z.object({ success: z.literal(true), change: walletChange }),
  refusals: [...staffRefusals, customerUnknown, changedMeanwhile, invalid, short],
})

/** Whether buyers may take refunds as credit of the wallet (RET-04, domain reference 3.6). */
const walletRefunds = z.object({
  allowed: z.boolean(),
  /** The lawyer who has cleared it; empty where it is not allowed. */
  cleared_by: z.string(),
  /** Null: nobody has ever set it. */
  set: z.object({ by: who.nullable(), at: z.iso.datetime() }).nullable(),
})

export const staffListWalletChanges = endpoint({
  summary: 'What staff gave and took: first what waits for a second member, then the last 200',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    changes: z.array(walletChange),
    waiting: z.int(),
    limit: z.number(),
    refunds: walletRefunds,
  }),
  refusals: staffRefusals,
})

export const staffDecideWalletChange = endpoint({
  summary: 'Approves or refuses a change of a wallet that another member asked for',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ approve: z.boolean() }),
  answer: z.object({ success: z.literal(true), change: walletChange }),
  refusals: [
    ...staffRefusals,
    customerUnknown,
    { code: 'wallet_change_missing', status: 404, means: 'No such change of a wallet' },
    {
      code: 'second_person_needed',
      status: 403,
      means: 'Who asked for a change can’t approve it',
    },
    changedMeanwhile,
    invalid,
    short,
  ],
})

export const staffSetWalletRefunds = endpoint({
  summary:
    'Lets buyers take refunds as credit of the wallet, naming the lawyer who has cleared it, or ends that (RET-04)',
  tag: 'staff shop',
  body: z.object({
    allowed: z.boolean(),
    /** Name and firm; needed where it is allowed. */
    cleared_by: staffLine(120).default(''),
    /** As it was read. */
    seen_allowed: z.boolean(),
    seen_cleared_by: z.string().max(120),
  }),
  answer: z.object({ success: z.literal(true), refunds: walletRefunds }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    { code: 'clearance_missing', status: 400, means: 'Name the lawyer who has cleared it' },
  ],
})

export const staffSetWalletLimit = endpoint({
  summary: 'Sets the amount up to which one member changes a wallet alone',
  tag: 'staff shop',
  body: z.object({
    limit: setRupees.min(0).max(100_000),
    /** As it was read. */
    seen_limit: z.number(),
  }),
  answer: z.object({ success: z.literal(true), limit: z.number() }),
  refusals: [...staffRefusals, changedMeanwhile, invalid],
})
