import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { rupees } from '../../kit/format.ts'
import { question } from '../../shell/api/ask.ts'
import { exampleOf, points } from './words.ts'

const EXAMPLE = 2_000

/** What buyers will see of the terms, and what they would have cost on the latest orders. */
export function TermsPreview({ terms }: { terms: BodyInput<'staffPreviewPoints'> }) {
  const { data, error } = useQuery({
    ...question('staffPreviewPoints', { body: terms }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const { earns, takes } = exampleOf(EXAMPLE, terms)
  return (
    <div className="text-body-sm" aria-live="polite">
      <p>
        From {formatIstDate(terms.valid_from)}, goods for {rupees(EXAMPLE)} earn {points(earns)},
        and points take at most {rupees(takes)} off them.
      </p>
      {data ? (
        <p className="mt-1">
          The last {plural(data.orders, 'order')} of customers in 30 days, goods for{' '}
          {rupees(data.goods)}, would have earned {points(data.earned)}. Points could have taken at
          most {rupees(data.spent_most)} off them.
        </p>
      ) : (
        <p className="mt-1 text-text-muted">
          {error ? 'What it costs could not be reckoned.' : 'Reckoning what it costs …'}
        </p>
      )}
    </div>
  )
}
