import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { EmptyCard } from '@upchar/ui/empty-card'
import { WalletIcon } from '@upchar/ui/icons'
import { Pagination } from '@upchar/ui/pagination'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { Wallet } from './load-account.ts'

/** Value expires as the day after its last one begins. */
const lastDay = (expiresAt: string): string => formatIstDate(new Date(Date.parse(expiresAt) - 1))

/** The wallet: what it holds until when, and what came and went, five a page (CART-15). */
export function WalletView({ wallet }: { wallet: Wallet | null }) {
  return (
    <AccountPage
      current="wallet"
      title="Wallet"
      note="Credits that we give you, and refunds that you chose to have here. They pay for orders, and can’t be bought, paid out or passed on."
    >
      {wallet === null ? (
        <p role="alert" className="text-body-sm">
          We can’t load your wallet right now. Please try again in a few minutes.
        </p>
      ) : wallet.history.count === 0 ? (
        <EmptyCard
          Icon={WalletIcon}
          title="Nothing in your wallet yet"
          text="When we give you a credit, it appears here with the day on which it expires."
        />
      ) : (
        <>
          <Balance balance={wallet.balance} />
          <History history={wallet.history} />
        </>
      )}
    </AccountPage>
  )
}

function Balance({ balance: { balance, held, parts } }: { balance: Wallet['balance'] }) {
  return (
    <AccountCard title="Balance">
      <Money rupees={balance} paise="always" className="text-h1 font-bold" />
      <ul className="mt-2 flex flex-col gap-1 text-body-sm text-text-muted">
        {parts.map(({ amount, expires_at: until }) => (
          <li key={until}>
            <Money rupees={amount} paise="always" />{' '}
            {until === null ? 'doesn’t expire' : `can be spent until ${lastDay(until)}`}
          </li>
        ))}
        {held > 0 ? (
          <li>
            <Money rupees={held} paise="always" /> more is set aside for a payment that you began
          </li>
        ) : null}
      </ul>
    </AccountCard>
  )
}

const pageHref = (page: number): string =>
  href.accountView('wallet') + (page > 1 ? `&page=${page}` : '')

type Entry = Wallet['history']['transactions'][number]

function History({ history: { transactions, page, pages } }: { history: Wallet['history'] }) {
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
          <Pagination page={page} pages={pages} href={pageHref} label="Pages of the wallet" />
        </div>
      ) : null}
    </AccountCard>
  )
}

function OneEntry({ entry }: { entry: Entry }) {
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
          <Money rupees={Math.abs(amount)} paise="always" />
        </span>
        <span className="block text-caption text-text-hint">
          <Money rupees={balance} paise="always" /> left
        </span>
      </span>
    </li>
  )
}
