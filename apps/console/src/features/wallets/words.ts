import { formatIstDate } from '@upchar/kernel/dates'
import { pointsText } from '@upchar/kernel/reward-points'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { rupees } from '../../kit/format.ts'

export type Wallet = Answer<'staffGetWallet'>
export type WalletChange = Wallet['waiting'][number]

export type Book = WalletChange['book']

/** "₹250", or "250 points" */
export const amountWords = (amount: number, book: Book): string =>
  book === 'wallet' ? rupees(amount) : pointsText(Math.round(amount * 100))

/** What a book is called where staff read and change it. */
export const BOOK_WORDS = {
  wallet: {
    title: 'Wallet',
    amount: 'Rupees',
    change: 'Change the wallet',
    added: 'Added to the wallet',
    taken: 'Taken from the wallet',
    failed: 'The wallet could not be loaded',
  },
  points: {
    title: 'Reward points',
    amount: 'Points',
    change: 'Change the points',
    added: 'Points given',
    taken: 'Points taken back',
    failed: 'The points could not be loaded',
  },
} as const

/** "+₹250" or "−₹250" */
export const signed = (amount: number, book: Book): string =>
  amount < 0 ? `−${amountWords(-amount, book)}` : `+${amountWords(amount, book)}`

/** The last day on which value can be spent: it expires as the next one begins. */
export const lastDay = (expiresAt: string): string =>
  formatIstDate(new Date(Date.parse(expiresAt) - 1))

export const goodUntil = (expiresAt: string | null): string =>
  expiresAt === null ? 'without an end' : `until ${lastDay(expiresAt)}`

export const CHANGE_STATES = {
  waiting: { words: 'Waits for approval', tone: 'warning' },
  done: { words: 'Done', tone: 'success' },
  refused: { words: 'Refused', tone: 'neutral' },
} as const

/** What a change does, in a sentence. */
export const changeWords = ({ amount, book, expires_at: until }: WalletChange): string =>
  amount < 0
    ? `Take back ${amountWords(-amount, book)}`
    : `Give ${amountWords(amount, book)}, ${goodUntil(until)}`
