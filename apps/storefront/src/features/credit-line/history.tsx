import { formatIstDateTime } from '@upchar/kernel/dates'
import { Pagination } from '@upchar/ui/pagination'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard } from '../account-layout/index.ts'
import type { CreditHistory } from './credit-types.ts'

const pageHref = (page: number): string =>
  href.accountView('credit') + (page > 1 ? `&page=${page}` : '')

/** What changed how much can be drawn, newest first, five a page (CREDIT-03). */
export function History({ history: { transactions, page, pages } }: { history: CreditHistory }) {
  return (
    <AccountCard title="History">
      {transactions.length === 0 ? (
        <p className="text-body-sm text-text-muted">There is nothing on this page.</p>
      ) : (
        <ul className="divide-y divide-border border-t border-border text-body-sm">
          {transactions.map(({ id, reason, at, amount, balance, order_number: order }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
                {reason}
                {order === null ? '' : ` ${order}`}
                <span className="block text-caption text-text-hint">{formatIstDateTime(at)}</span>
              </span>
              <span className="tabular text-right">
                <span className="font-semibold">
                  {amount < 0 ? '−' : '+'}
                  <Money rupees={Math.abs(amount)} paise="always" />
                </span>
                <span className="block text-caption text-text-hint">
                  <Money rupees={balance} paise="always" /> can be drawn
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <div className="mt-4">
          <Pagination page={page} pages={pages} href={pageHref} label="Pages of the credit line" />
        </div>
      ) : null}
    </AccountCard>
  )
}
