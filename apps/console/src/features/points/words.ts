import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Fact } from '@upchar/ui/dense/facts'
import { pointsText } from '@upchar/kernel/reward-points'
import { rupees } from '../../kit/format.ts'

export type Points = Answer<'staffGetPoints'>
export type Terms = Points['terms'][number]
type Numbers = Pick<
  Terms,
  'earn_percentage' | 'earn_most' | 'spend_percentage' | 'spend_most' | 'valid_days'
>

/** "250 points" */
export const points = (amount: number): string => pointsText(Math.round(amount * 100))

const earnWords = ({ earn_percentage: percent, earn_most: most }: Numbers): string =>
  percent === 0 || most === 0 ? 'Nothing' : `${percent} % of the goods, at most ${points(most)}`

const spendWords = ({ spend_percentage: percent, spend_most: most }: Numbers): string =>
  percent === 0 || most === 0 ? 'Nothing' : `${percent} % of the goods, at most ${rupees(most)}`

/** Terms in words. */
export const termsFacts = (terms: Numbers): Fact[] => [
  { label: 'An order earns', value: earnWords(terms) },
  { label: 'Points take off', value: spendWords(terms) },
  { label: 'Can be used for', value: `${terms.valid_days} days after the delivery` },
]

/** What one order of these goods earns and takes, in whole points. */
export function exampleOf(goods: number, terms: Numbers): { earns: number; takes: number } {
  const share = (percent: number, most: number) =>
    Math.floor(Math.min(Math.floor((goods * Math.round(percent * 100)) / 10_000), most))
  return {
    earns: share(terms.earn_percentage, terms.earn_most),
    takes: share(terms.spend_percentage, terms.spend_most),
  }
}
