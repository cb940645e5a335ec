import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { booksOf, type Book, type JournalKind, type Part, type Purse } from './model.ts'
import { partsOf, returnedParts } from './rules.ts'
import { postJournal, type Posting } from './store/post.ts'
import { lockHeld, lockOwed, lockWallet, selectPaid } from './store/read.ts'

type Of = { book: Book; customerId: string; at: Date }
type Side = keyof (typeof booksOf)[Book]
type Move = { from: Side; to: Side }

/** Both sides of a movement; accounts of the shop take all parts together. */
function postingsOf(
  { book, customerId }: Pick<Of, 'book' | 'customerId'>,
  { from, to }: Move,
  parts: readonly Part[],
): Posting[] {
  const total = parts.reduce((all, { amountPaise }) => all + amountPaise, 0)
  const side = (of: Side, sign: 1 | -1): Posting[] => {
    const kind = booksOf[book][of]
    return of === 'free' || of === 'held' || (book === 'credit' && of === 'spent')
      ? parts.map(({ expiresAt, amountPaise }) => ({
          kind,
          customerId,
          expiresAt,
          amountPaise: sign * amountPaise,
        }))
      : [{ kind, customerId: null, expiresAt: null, amountPaise: sign * total }]
  }
  return [...side(from, -1), ...side(to, 1)]
}

export type Earned = Of & {
  /** What it is for, once: a repeat adds nothing. Null: the caller's lock keeps it from happening twice. */
  key: string | null
  amountPaise: number
  expiresAt: Date | null
  reason: string
  /** The checkout of the order that earned it; null: none did. */
  checkoutId?: string | null
}

/**
 * Gives a customer promotional value that the shop pays for (domain reference 3.6: never bought, never cashed out). False
 * when the key was used before.
 */
export const giveValue = (
  tx: Transaction,
  { book, customerId, at, key, amountPaise, expiresAt, reason, checkoutId = null }: Earned,
): Promise<boolean> =>
  postJournal(tx, {
    key,
    kind: 'earn',
    customerId,
    checkoutId,
    reason,
    at,
    postings: postingsOf({ book, customerId }, { from: 'given', to: 'free' }, [
      { expiresAt, amountPaise },
    ]),
  })

/**
 * Takes promotional value back, what expires first at first. False when the key was used before; refused when less can be
 * spent.
 */
export async function takeValue(
  tx: Transaction,
  { book, customerId, at, key, amountPaise, reason, checkoutId = null }: Omit<Earned, 'expiresAt'>,
): Promise<Result<boolean, Short>> {
  const purses = await lockWallet(tx, { book, customerId }, at)
  const parts = partsOf(purses, amountPaise)
  if (parts === undefined) return short(purses, `The ${nameOf[book]} less than this.`)
  const postings = postingsOf({ book, customerId }, { from: 'free', to: 'given' }, parts)
  return ok(
    await postJournal(tx, {
      key,
      kind: 'reverse',
      customerId,
      checkoutId,
      reason,
      at,
      postings,
    }),
  )
}

/** The subject of a sentence about a book's value. */
const nameOf: Readonly<Record<Book, string>> = {
  wallet: 'wallet holds',
  points: 'points are',
  credit: 'credit line has',
}

type Short = Refusal & { code: 'wallet_short'; detail: { leftPaise: number } }

const short = (purses: readonly Purse[], message: string) =>
  err<Short>({
    code: 'wallet_short',
    message,
    detail: { leftPaise: purses.reduce((all, { balancePaise }) => all + balancePaise, 0) },
  })

/**
 * Sets an amount aside for a checkout (CHECKOUT-07): what expires first goes first. One checkout holds once; a repeat
 * changes nothing. Refused when the wallet has less.
 */
export async function holdValue(
  tx: Transaction,
  {
    book,
    customerId,
    at,
    checkoutId,
    amountPaise,
  }: Of & { checkoutId: string; amountPaise: number },
): Promise<Result<void, Short>> {
  const purses = await lockWallet(tx, { book, customerId }, at)
  if ((await lockHeld(tx, { book, customerId }, checkoutId)).length > 0) return ok(undefined)
  const parts = partsOf(purses, amountPaise)
  if (parts === undefined) return short(purses, `Your ${nameOf[book]} less than this.`)
  await postJournal(tx, {
    key: null,
    kind: 'hold',
    customerId,
    checkoutId,
    reason: 'Set aside for an order',
    at,
    postings: postingsOf({ book, customerId }, { from: 'free', to: 'held' }, parts),
  })
  return ok(undefined)
}

async function moveHeld(
  tx: Transaction,
  { book, customerId, at, checkoutId }: Of & { checkoutId: string },
  { to, kind, reason }: { to: 'spent' | 'free'; kind: JournalKind; reason: string },
): Promise<number> {
  const held = await lockHeld(tx, { book, customerId }, checkoutId)
  if (held.length === 0) return 0
  await postJournal(tx, {
    key: null,
    kind,
    customerId,
    checkoutId,
    reason,
    at,
    postings: postingsOf({ book, customerId }, { from: 'held', to }, held),
  })
  return held.reduce((all, { amountPaise }) => all + amountPaise, 0)
}

/** The order exists: what was set aside has paid for it. Returns how much, in paise; 0 for a repeat. */
export const redeemHeld = (tx: Transaction, of: Of & { checkoutId: string }): Promise<number> =>
  moveHeld(tx, of, { to: 'spent', kind: 'redeem', reason: 'Paid for an order' })

/** The payment won't come: gives back what was set aside. Returns how much, in paise; 0 for a repeat. */
export const releaseHeld = (tx: Transaction, of: Of & { checkoutId: string }): Promise<number> =>
  moveHeld(tx, of, { to: 'free', kind: 'release', reason: 'Given back: nothing was ordered' })

/**
 * Gives back what an order was paid with and no longer costs (RET-04), what lasts longest first. It expires as before, but stays
 * for thirty days at least.
 */
export async function returnValue(
  tx: Transaction,
  {
    book,
    customerId,
    at,
    checkoutId,
    key,
    amountPaise,
    reason,
  }: Of & { checkoutId: string; key: string | null; amountPaise: number; reason: string },
): Promise<void> {
  const { paid, returnedPaise } = await selectPaid(tx, book, checkoutId)
  const parts = returnedParts(paid, { returnedPaise, amountPaise }, at)
  if (parts === undefined)
    throw new Error(`checkout ${checkoutId} was not paid with ${amountPaise} paise of the ${book}`)
  await postJournal(tx, {
    key,
    kind: 'reverse',
    customerId,
    checkoutId,
    reason,
    at,
    postings: postingsOf({ book, customerId }, { from: 'spent', to: 'free' }, parts),
  })
}

/**
 * Gives a refund to the wallet, as its buyer chose (RET-04): the buyer's own money, which doesn't expire. Once for each refund.
 */
export const keepRefund = (
  tx: Transaction,
  {
    customerId,
    checkoutId,
    refundId,
    amountPaise,
    reason,
    at,
  }: Omit<Of, 'book'> & {
    checkoutId: string
    refundId: string
    amountPaise: number
    reason: string
  },
): Promise<boolean> =>
  postJournal(tx, {
    key: `refund:${refundId}`,
    kind: 'reverse',
    customerId,
    checkoutId,
    reason,
    at,
    postings: [
      { kind: 'kept_refunds', customerId: null, expiresAt: null, amountPaise: -amountPaise },
      { kind: 'wallet', customerId, expiresAt: null, amountPaise },
    ],
  })

/**
 * Lowers what is owed to a lender, which frees as much of the limit (CREDIT-02): the lender was repaid, or gave a draw-down back.
 * What is owed no more moves nothing: the lender pays it to the buyer. Returns how much moved, in paise; undefined when the key was
 * used before.
 */
export async function lowerDebt(
  tx: Transaction,
  {
    customerId,
    at,
    checkoutId,
    key,
    amountPaise,
    reason,
    kind,
  }: Omit<Of, 'book'> & {
    checkoutId: string | null
    key: string
    amountPaise: number
    reason: string
    kind: 'repay' | 'reverse'
  },
): Promise<number | undefined> {
  const part = {
    expiresAt: null,
    amountPaise: Math.min(amountPaise, await lockOwed(tx, customerId)),
  }
  if (part.amountPaise === 0) return 0
  const posted = await postJournal(tx, {
    key,
    kind,
    customerId,
    checkoutId,
    reason,
    at,
    postings: postingsOf({ book: 'credit', customerId }, { from: 'spent', to: 'free' }, [part]),
  })
  return posted ? part.amountPaise : undefined
}

/** Takes back what has expired, or everything from an account that closes. Returns how much, in paise. */
export async function expireValue(
  tx: Transaction,
  { book, customerId, at }: Of,
  why: 'expired' | 'closed',
): Promise<number> {
  const purses = (await lockWallet(tx, { book, customerId }, null)).filter(
    ({ expiresAt }) => why === 'closed' || (expiresAt !== null && expiresAt <= at),
  )
  if (purses.length === 0) return 0
  const parts = purses.map(({ expiresAt, balancePaise }) => ({
    expiresAt,
    amountPaise: balancePaise,
  }))
  await postJournal(tx, {
    key: null,
    kind: 'expire',
    customerId,
    checkoutId: null,
    reason: why === 'closed' ? 'The account was closed' : 'Expired',
    at,
    postings: postingsOf({ book, customerId }, { from: 'free', to: 'given' }, parts),
  })
  return parts.reduce((all, { amountPaise }) => all + amountPaise, 0)
}
