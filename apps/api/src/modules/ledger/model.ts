/** `held`: set aside for a payment under way; `promotions`: what the shop gave away; `orders`: what paid for goods. */
export type AccountKind = 'wallet' | 'held' | 'promotions' | 'orders'

/** The movements of domain reference 3.6. */
export type JournalKind = 'earn' | 'hold' | 'redeem' | 'release' | 'expire' | 'reverse'

/** An account of a customer with what lies in it. */
export type Purse = { id: string; expiresAt: Date | null; balancePaise: number }

/** An amount to move from or to the accounts that expire at a moment. */
export type Part = { expiresAt: Date | null; amountPaise: number }

/** `waiting`: for a second member of staff. */
export type ChangeState = 'waiting' | 'done' | 'refused'

/** What staff give to (above zero) or take from a wallet. */
export type WalletChange = {
  id: string
  customerId: string
  amountPaise: number
  reason: string
  expiresAt: Date | null
  state: ChangeState
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
}
