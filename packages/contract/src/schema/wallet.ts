import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A movement of a wallet, of reward points or of a credit line, which alone has `repay`. */
export const walletTransaction = z
  .object({
    id: z.string(),
    kind: z.enum(['earn', 'hold', 'redeem', 'release', 'expire', 'reverse', 'repay']),
    reason: z.string(),
    at: z.iso.datetime(),
    /** Rupees; below zero: they left the wallet. */
    amount: z.number(),
    /** What the wallet held afterwards. */
    balance: z.number(),
    expires_at: z.iso.datetime().nullable(),
    order_number: z.string().nullable(),
  })
  .meta({ id: 'WalletTransaction' })

export const checkWalletBalance = endpoint({
  summary: "What a customer's wallet holds, in rupees (DATA-10, CART-15)",
  tag: 'checkout',
  answer: z.object({
    success: z.literal(true),
    /** Can be spent now. */
    balance: z.number(),
    /** Set aside for a payment under way. */
    held: z.number(),
    /** When the next part of the balance expires. */
    next_expiry: z.iso.datetime().nullable(),
    /** The balance, by when it expires. */
    parts: z.array(z.object({ amount: z.number(), expires_at: z.iso.datetime().nullable() })),
  }),
  refusals: [],
})

export const walletTransactionHistory = endpoint({
  summary: 'What came into the wallet and left it, newest first, five a page (CART-15)',
  tag: 'checkout',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(5),
  }),
  answer: z.object({
    success: z.literal(true),
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    transactions: z.array(walletTransaction),
  }),
  refusals: [],
})
