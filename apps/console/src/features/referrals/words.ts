import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Fact } from '@upchar/ui/dense/facts'
import { pointsText } from '@upchar/kernel/reward-points'
import { plural } from '@upchar/kernel/text'
import { rupees } from '../../kit/format.ts'

export type ReferralTerms = Answer<'staffGetReferralTerms'>
export type Terms = ReferralTerms['terms'][number]
export type Referral = Answer<'staffListReferrals'>['referrals'][number]

/** "250 points" */
export const points = (amount: number): string => pointsText(Math.round(amount * 100))

type Numbers = Omit<Terms, 'valid_from' | 'valid_to' | 'made_by' | 'made_at' | 'state'>

const share = (percent: number, most: string, isNothing: boolean): string =>
  isNothing ? 'Nothing' : `${percent} % of the goods, at most ${most}`

/** Terms in words. */
export const termsFacts = (terms: Numbers): Fact[] => [
  {
    label: 'The referred buyer gets off',
    value: share(
      terms.off_percentage,
      rupees(terms.off_most),
      terms.off_percentage * terms.off_most === 0,
    ),
  },
  {
    label: 'The referrer earns',
    value: share(
      terms.reward_percentage,
      points(terms.reward_most),
      terms.reward_percentage * terms.reward_most === 0,
    ),
  },
  { label: 'From goods worth', value: rupees(terms.minimum) },
  { label: 'Points can be used for', value: plural(terms.reward_days, 'day') },
  { label: 'A code brings at most', value: plural(terms.most_orders, 'first order') },
]

export const STATES = {
  waiting: { words: 'Waits for delivery and returns', tone: 'warning' },
  rewarded: { words: 'Rewarded', tone: 'success' },
  taken_back: { words: 'Nothing earned', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  blocked: { words: 'Blocked', tone: 'danger' },
} as const
