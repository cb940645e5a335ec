import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { rupees } from '../../kit/format.ts'

export type Wallet = Answer<'staffGetWallet'>
export type WalletChange = Wallet['waiting'][number]

/** "+₹250" or "−₹250" */
export const signed = (amount: number): string =>
  amount < 0 ? `−${rupees(-amount)}` : `+${rupees(amount)}`

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
export const changeWords = ({ amount, expires_at: until }: WalletChange): string =>
  amount < 0 ? `Take back ${rupees(-amount)}` : `Give ${rupees(amount)}, ${goodUntil(until)}`
