import { formatIstDate } from '@upchar/kernel/dates'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import { ApplyForm } from './apply-form.tsx'
import type { CreditPage } from './credit-types.ts'
import { History } from './history.tsx'
import { LineCard } from './line-card.tsx'
import { STATES } from './states.ts'
import { Badge } from '@upchar/ui/badge'

const LIVE: ReadonlySet<string> = new Set(['in_review', 'active', 'blocked'])

/** The credit line: what a lender offers, the application, and the line with what is due (CREDIT-01, CREDIT-03). */
export function CreditLineView({ page }: { page: CreditPage | null }) {
  return (
    <AccountPage
      current="credit"
      title="Credit line"
      note="A bank or NBFC pays for your orders and you repay it later. The lender decides and lends; we only pass on your application."
    >
      {page === null ? (
        <p role="alert" className="text-body-sm">
          We can’t load your credit line right now. Please try again in a few minutes.
        </p>
      ) : (
        <Content page={page} />
      )}
    </AccountPage>
  )
}

function Content({ page: { credit, history, form } }: { page: CreditPage }) {
  const live = credit.accounts.find(({ state }) => LIVE.has(state))
  const unsent = credit.accounts.find(({ state }) => state === 'sending')
  const before = credit.accounts.filter(({ state }) => state === 'refused' || state === 'closed')
  return (
    <>
      {live ? <LineCard account={live} /> : null}
      {live === undefined && !credit.on ? (
        <p className="text-body-sm">The shop offers no credit line at the moment.</p>
      ) : null}
      {live === undefined && credit.on && form === null ? (
        <p role="alert" className="text-body-sm">
          The lenders’ service does not answer right now. Please try again in a few minutes.
        </p>
      ) : null}
      {live === undefined && form ? (
        <>
          {unsent ? <p className="text-body-sm">{unsent.text}</p> : null}
          <ApplyForm form={form} />
        </>
      ) : null}
      {history.count > 0 ? <History history={history} /> : null}
      {before.length > 0 ? (
        <AccountCard title="Earlier applications and lines">
          <ul className="flex flex-col gap-3 text-body-sm">
            {before.map(({ id, lender_name: lender, state, text, applied_at: at }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <span className="font-semibold">{lender}</span>{' '}
                <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
                <span className="block text-text-muted">
                  {text} Applied on {formatIstDate(at)}.
                </span>
              </li>
            ))}
          </ul>
        </AccountCard>
      ) : null}
    </>
  )
}
