/** Wallet and reward points never mix: each has accounts of its own (CART-14, CART-15). */
export type Book = 'wallet' | 'points'

/**
 * Where value lies, in both books: what the buyer can spend, what is set aside for a payment under way, what the shop gave away, and
 * what was spent on goods.
 */
export const booksOf = {
  wallet: { free: 'wallet', held: 'held', given: 'promotions', spent: 'orders' },
  points: { free: 'points', held: 'points_held', given: 'points_given', spent: 'points_spent' },
} as const satisfies Record<Book, Record<string, string>>

type Accounts = (typeof booksOf)[Book]
export type AccountKind = Accounts[keyof Accounts]

/** The movements of domain reference 3.6. */
export type JournalKind = 'earn' | 'hold' | 'redeem' | 'release' | 'expire' | 'reverse'

/** An account of a customer with what lies in it. */
export type Purse = { id: string; expiresAt: Date | null; balancePaise: number }

/** An amount to move from or to the accounts that expire at a moment. */
export type Part = { expiresAt: Date | null; amountPaise: number }

/** `waiting`: for a second member of staff. */
export type ChangeState = 'waiting' | 'done' | 'refused'

/** What staff give to (above zero) or take from a wallet, or a customer's points. */
export type WalletChange = {
  id: string
  customerId: string
  book: Book
  amountPaise: number
  reason: string
  expiresAt: Date | null
  state: ChangeState
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
}
