import { useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { rupees } from '../../kit/format.ts'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'
import { termsOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { percent } from './words.ts'
import type { Heading } from './words.ts'

type Preview = Answer<'staffPreviewGstRate'>
type Example = Preview['examples'][number]

/** What a draft would change, counted by the server. */
export function usePreview({ hsn, tag }: Heading, draft: Draft) {
  const { rate, slab } = termsOf(draft)
  return useQuery({
    ...question('staffPreviewGstRate', {
      params: { hsn },
      query: {
        rate,
        valid_from: draft.valid_from,
        ...(tag && { tag }),
        ...(slab && { up_to: slab.up_to, up_to_rate: slab.rate }),
      },
    }),
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
}

const sum = (tax: Example['before']): string =>
  tax === null ? 'No rate: not sold' : `${rupees(tax.tax)} (${percent(tax.rate)})`

/** The number of products with another tax, and some of them before and after. */
export function PreviewWords({
  answer: { data, error, isFetching, refetch },
  from,
  today,
}: {
  answer: ReturnType<typeof usePreview>
  from: string
  today: string
}) {
  if (error)
    return (
      <FailedState
        title="What changes could not be counted"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (data === undefined)
    return (
      <Waiting what="What changes">
        <Lines count={3} />
      </Waiting>
    )
  const when = from === today ? 'at once' : `from ${formatIstDate(from)}`
  if (data.products === 0)
    return <p>No product on sale is taxed differently {from === today ? 'today' : when}.</p>
  return (
    <div className="flex flex-col gap-3">
      <p>
        <b className="tabular">{plural(data.products, 'product')}</b>, {when}. Prices include GST
        and stay as they are: the tax inside them changes.
      </p>
      <ul aria-label="Examples" className="divide-y divide-border rounded-md border border-border">
        {data.examples.map((one) => (
          <li key={one.sku} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {one.title}
              <span className="block text-caption text-text-hint">
                {one.price > 0 ? rupees(one.price) : 'Price on request'} · {one.sku}
              </span>
            </span>
            <span className="tabular">
              <span className="text-text-muted">GST {sum(one.before)} →</span> {sum(one.after)}
            </span>
          </li>
        ))}
      </ul>
      {data.products > data.examples.length ? (
        <p className="text-caption text-text-hint">These are the most popular of them.</p>
      ) : null}
    </div>
  )
}
