/** Wallet, reward points and credit line never mix: each has accounts of its own (CART-14, CART-15, CREDIT-02). */
export type Book = 'wallet' | 'points' | 'credit'

/** Books of promotional value, which expires and which staff give and take. A credit line is a lender's money. */
export type GivenBook = Exclude<Book, 'credit'>

/**
 * Where value lies, in each book: what the buyer can spend, what is set aside for a payment under way, what the shop gave away, and
 * what was spent on goods. Of a credit line: what is left of the limit, what is set aside, the limit, and what the buyer owes the
 * lender.
 */
export const booksOf = {
  wallet: { free: 'wallet', held: 'held', given: 'promotions', spent: 'orders' },
  points: { free: 'points', held: 'points_held', given: 'points_given', spent: 'points_spent' },
  credit: { free: 'credit', held: 'credit_held', given: 'credit_limit', spent: 'credit_owed' },
} as const satisfies Record<Book, Record<string, string>>

type Accounts = (typeof booksOf)[Book]

/**
 * Where the gateway's money lies: what it holds for the shop, the shop's bank, its fees and their GST, what buyers paid and got back, what
 * is disputed, what disputes cost, and what nobody has explained yet.
 */
export type GatewayAccount =
  | 'gateway'
  | 'bank'
  | 'gateway_fees'
  | 'gateway_gst'
  | 'buyers_paid'
  | 'buyers_refunded'
  | 'disputed'
  | 'dispute_losses'
  | 'unexplained'

/**
 * What the marketplace keeps and owes of its sellers' sales (OPS-06): what they sold, its fees and their GST, the gateway's fees, the taxes
 * that it passes on, and what it owes them until it has paid.
 */
export type SellerAccount =
  | 'sellers_sold'
  | 'seller_commission'
  | 'seller_closing_fees'
  | 'seller_fee_gst'
  | 'seller_gateway_fees'
  | 'seller_tcs'
  | 'seller_tds'
  | 'sellers_owed'
  | 'sellers_paid'

/** What refunds came to that buyers chose to get as credit of the wallet (RET-04): the shop keeps the money, and owes goods for it. */
type RefundAccount = 'kept_refunds'

export type AccountKind = Accounts[keyof Accounts] | GatewayAccount | SellerAccount | RefundAccount

/** The movements of domain reference 3.6; `repay`: a lender received what was owed to it. */
export type BuyerJournal = 'earn' | 'hold' | 'redeem' | 'release' | 'expire' | 'reverse' | 'repay'
/** A settlement of the gateway, and what becomes of disputed money: of no one buyer. */
export type GatewayJournal = 'settle' | 'dispute'
/** A statement of a seller, or its payout. */
export type SellerJournal = 'statement'
export type JournalKind = BuyerJournal | GatewayJournal | SellerJournal

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
  book: GivenBook
  amountPaise: number
  reason: string
  expiresAt: Date | null
  state: ChangeState
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
}
