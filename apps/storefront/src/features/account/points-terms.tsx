import { pointsText } from '@upchar/kernel/reward-points'
import { Money } from '@upchar/ui/price'
import type { Points } from './load-account.ts'

export const inWords = (points: number): string => pointsText(Math.round(points * 100))

/** What points are worth, how they are earned and when they end (CART-14). */
export const PointsTerms = ({ terms }: { terms: NonNullable<Points['terms']> }) => (
  <ul className="flex list-disc flex-col gap-1 pl-5 text-body-sm">
    {terms.earn_percentage > 0 ? (
      <li>
        An order earns {terms.earn_percentage} % of what you pay for the goods, at most{' '}
        {inWords(terms.earn_most)}, once all of it is delivered.
      </li>
    ) : null}
    {terms.spend_percentage > 0 ? (
      <li>
        Points take up to {terms.spend_percentage} % off the goods of an order, at most{' '}
        <Money rupees={terms.spend_most} />.
      </li>
    ) : null}
    <li>They can be used for {terms.valid_days} days after the delivery.</li>
    <li>Prescription medicines and vaccines neither earn points nor take them.</li>
    <li>When you cancel an order, it earns nothing, and the points that you used come back.</li>
  </ul>
)
