import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { EmptyCard } from '@upchar/ui/empty-card'
import { TagIcon } from '@upchar/ui/icons'
import { Pagination } from '@upchar/ui/pagination'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { Points } from './load-account.ts'
import { inWords, PointsTerms } from './points-terms.tsx'

/** Points expire as the day after their last one begins. */
const lastDay = (expiresAt: string): string => formatIstDate(new Date(Date.parse(expiresAt) - 1))

/** Reward points: what can be used until when, what is to come, and what came and went, five a page (CART-14). */
export function PointsView({ points }: { points: Points | null }) {
  const isOff = useShell().flags?.loyalty_program !== true
  return (
    <AccountPage
      current="points"
      title="Reward points"
      note="A point takes ₹1 off the price of an order. Points can’t be bought, paid out or passed on."
    >
      {isOff ? (
        <p className="text-body-sm">There is no reward programme at the moment.</p>
      ) : points === null ? (
        <p role="alert" className="text-body-sm">
          We can’t load your points right now. Please try again in a few minutes.
        </p>
      ) : (
        <>
          {points.count === 0 && points.pending.length === 0 ? (
            <EmptyCard
              Icon={TagIcon}
              title="No points yet"
              text="Your orders earn points once they are delivered. They appear here with the day on which they expire."
            />
          ) : (
            <Balance points={points} />
          )}
          {points.terms === null ? null : (
            <AccountCard title="How it works">
              <PointsTerms terms={points.terms} />
            </AccountCard>
          )}
          {points.count === 0 ? null : <History points={points} />}
        </>
      )}
    </AccountPage>
  )
}

function Balance({ points: { balance, held, parts, pending } }: { points: Points }) {
  return (
    <AccountCard title="Balance">
      <p className="tabular text-h1 font-bold">{inWords(balance)}</p>
      <ul className="mt-2 flex flex-col gap-1 text-body-sm text-text-muted">
        {parts.map(({ amount, expires_at: until }) => (
          <li key={until}>
            {inWords(amount)}{' '}
            {until === null ? 'don’t expire' : `can be used until ${lastDay(until)}`}
          </li>
        ))}
        {held > 0 ? <li>{inWords(held)} more set aside for a payment that you began</li> : null}
        {pending.map(({ order_id: id, order_number: number, amount }) => (
          <li key={id}>
            {inWords(amount)} to come when order{' '}
            <a href={href.track(id)} className="underline">
              {number}
            </a>{' '}
            is delivered
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

const pageHref = (page: number): string =>
  href.accountView('points') + (page > 1 ? `&page=${page}` : '')

function History({ points: { transactions, page, pages } }: { points: Points }) {
  return (
    <AccountCard title="What came and went">
      {transactions.length === 0 ? (
        <p className="text-body-sm text-text-muted">There is nothing on this page.</p>
      ) : (
        <ul className="divide-y divide-border border-t border-border text-body-sm">
          {transactions.map((entry) => (
            <OneEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <div className="mt-4">
          <Pagination page={page} pages={pages} href={pageHref} label="Pages of the points" />
        </div>
      ) : null}
    </AccountCard>
  )
}

function OneEntry({ entry }: { entry: Points['transactions'][number] }) {
  const { reason, at, amount, balance, order_number: order, expires_at: until } = entry
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
        {reason}
        {order === null ? '' : ` ${order}`}
        <span className="block text-caption text-text-hint">
          {formatIstDateTime(at)}
          {until === null || amount < 0 ? '' : ` · until ${lastDay(until)}`}
        </span>
      </span>
      <span className="tabular text-right">
        <span className="font-semibold">
          {amount < 0 ? '−' : '+'}
          {inWords(Math.abs(amount))}
        </span>
        <span className="block text-caption text-text-hint">{inWords(balance)} left</span>
      </span>
    </li>
  )
}
