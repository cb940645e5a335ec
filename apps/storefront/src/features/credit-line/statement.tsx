import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Money } from '@upchar/ui/price'
import { AccountCard } from '../account-layout/index.ts'
import type { CreditAccount } from './credit-types.ts'

type Draw = CreditAccount['statement'][number]

/** What is drawn and when it is due, the earliest first. */
export function Statement({ account: { statement } }: { account: CreditAccount }) {
  return (
    <AccountCard title="Statement">
      {statement.length === 0 ? (
        <p className="text-body-sm text-text-muted">
          Nothing is drawn. Choose the credit line at the checkout to pay an order with it.
        </p>
      ) : (
        <ul className="divide-y divide-border border-t border-border text-body-sm">
          {statement.map((draw) => (
            <OneDraw key={draw.order_number} draw={draw} />
          ))}
        </ul>
      )}
    </AccountCard>
  )
}

function OneDraw({ draw }: { draw: Draw }) {
  const coolingOff = draw.left > 0 && !draw.overdue
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        Order {draw.order_number}, drawn on {formatIstDate(draw.drawn_at)}
        <span className="block text-caption text-text-hint">
          {draw.left === 0 ? 'Repaid. ' : `Due by ${formatIstDate(draw.due_on)}, and `}
          {draw.left === 0 ? null : (
            <>
              <Money rupees={draw.charge} paise="always" /> for the loan.{' '}
            </>
          )}
          {coolingOff
            ? `Cooling-off until ${formatIstDate(draw.cooling_off_until)}: repay by then and you pay the charge of the days used only.`
            : null}
        </span>
      </span>
      <span className="tabular text-right">
        <span className="font-semibold">
          <Money rupees={draw.left} paise="always" /> left
        </span>
        <span className="block text-caption text-text-hint">
          of <Money rupees={draw.amount} paise="always" />
        </span>
        {draw.overdue ? <Badge tone="danger">Overdue</Badge> : null}
      </span>
    </li>
  )
}
