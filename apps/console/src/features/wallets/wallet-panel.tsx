import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { ChangeForm } from './change-form.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { amountWords, BOOK_WORDS, changeWords, goodUntil, signed } from './words.ts'
import type { Book, Wallet } from './words.ts'

/** A customer's wallet or points: what is there until when, what moved, what waits for a second person (CART-14, CART-15). */
export function WalletPanel({
  customerId,
  closed,
  book,
}: {
  customerId: string
  closed: boolean
  book: Book
}) {
  const words = BOOK_WORDS[book]
  const [page, setPage] = useState(1)
  const [changing, setChanging] = useState(false)
  const mayChange = useMe().may('wallet.change') && !closed
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...question('staffGetWallet', { params: { id: customerId }, query: { page, book } }),
    placeholderData: keepPreviousData,
  })
  // Points appear where there are any.
  if (book === 'points' && !(data && (data.on || data.count > 0))) return null
  return (
    <Panel
      title={words.title}
      note={data ? amountWords(data.balance, book) : undefined}
      action={
        mayChange && data && !changing ? (
          <Button look="outline" onClick={() => setChanging(true)}>
            Give or take back
            {book === 'points' ? <span className="sr-only"> points</span> : null}
          </Button>
        ) : undefined
      }
    >
      {error && !data ? (
        <FailedState
          title={words.failed}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data ? (
        <div
          className="flex flex-col gap-4 text-body-sm"
          aria-busy={isPlaceholderData || undefined}
        >
          {changing ? (
            <ChangeForm
              customerId={customerId}
              book={book}
              wallet={data}
              onClose={() => setChanging(false)}
            />
          ) : null}
          <Holds wallet={data} book={book} />
          <Waiting wallet={data} />
          <Movements wallet={data} book={book} onPage={setPage} />
        </div>
      ) : error ? null : (
        <Lines count={3} />
      )}
    </Panel>
  )
}

function Holds({ wallet: { parts, held, count }, book }: { wallet: Wallet; book: Book }) {
  if (count === 0)
    return (
      <p className="text-text-muted">
        {book === 'wallet' ? 'Nothing was ever in it.' : 'No points so far.'}
      </p>
    )
  return (
    <ul className="flex flex-col gap-1">
      {parts.length === 0 ? (
        <li className="text-text-muted">{book === 'wallet' ? 'It is empty.' : 'None left.'}</li>
      ) : null}
      {parts.map(({ amount, expires_at: until }) => (
        <li key={until} className="tabular">
          {amountWords(amount, book)} can be spent {goodUntil(until)}
        </li>
      ))}
      {held > 0 ? (
        <li className="tabular text-text-muted">
          {amountWords(held, book)} set aside for a payment under way
        </li>
      ) : null}
    </ul>
  )
}

function Waiting({ wallet: { waiting } }: { wallet: Wallet }) {
  if (waiting.length === 0) return null
  return (
    <ul className="flex flex-col gap-2" aria-label="Waiting for approval">
      {waiting.map((change) => (
        <li key={change.id} className="rounded-md bg-panel p-3">
          <b className="font-semibold">Waits for a second person:</b> {changeWords(change)}
          <span className="block text-text-muted [overflow-wrap:anywhere]">
            {change.reason} · asked by {change.asked_by?.name ?? 'a former member'}{' '}
            <When at={change.asked_at} />
          </span>
          <DecideButtons change={change} />
        </li>
      ))}
    </ul>
  )
}

function Movements({
  wallet,
  book,
  onPage,
}: {
  wallet: Wallet
  book: Book
  onPage: (page: number) => void
}) {
  const { transactions, page, pages } = wallet
  if (wallet.count === 0) return null
  return (
    <>
      <ol className="divide-y divide-border border-t border-border">
        {transactions.map(({ id, amount, balance, reason, at, order_number: order }) => (
          <li key={id} className="flex flex-wrap gap-x-3 py-2">
            <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
              {reason}
              {order === null ? '' : ` (${order})`}
              <span className="block text-caption text-text-hint">
                <When at={at} />
              </span>
            </span>
            <span className="tabular text-right">
              {signed(amount, book)}
              <span className="block text-caption text-text-hint">
                {amountWords(balance, book)} left
              </span>
            </span>
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-border pt-2">
          <span className="tabular mr-auto text-text-muted">
            Page {page} of {pages}
          </span>
          <Button look="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button look="outline" disabled={page === pages} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </div>
      ) : null}
    </>
  )
}
