import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { rupees } from '../../kit/format.ts'
import { question } from '../../shell/api/ask.ts'
import { points } from './words.ts'

/** What the terms cost at most, and would have cost on the latest first orders. */
export function TermsPreview({ terms }: { terms: BodyInput<'staffPreviewReferralTerms'> }) {
  const { data, error } = useQuery({
    ...question('staffPreviewReferralTerms', { body: terms }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  if (!data)
    return (
      <p className="text-body-sm text-text-muted" aria-live="polite">
        {error ? 'What it costs could not be reckoned.' : 'Reckoning what it costs …'}
      </p>
    )
  return (
    <div className="text-body-sm" aria-live="polite">
      <p>
        One referral costs at most {rupees(data.each_most)}, one code with all of its orders at most{' '}
        {rupees(data.code_most)}.
      </p>
      <p className="mt-1">
        Of {plural(data.orders, 'first order')} of accounts in 30 days, {data.reached}{' '}
        {data.reached === 1 ? 'reaches' : 'reach'} the minimum. Had all been referred,{' '}
        {rupees(data.off)} would have come off them, and they would have earned{' '}
        {points(data.earned)}.
      </p>
    </div>
  )
}
