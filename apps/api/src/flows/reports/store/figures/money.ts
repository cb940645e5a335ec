import { paiseToRupees } from '@upchar/kernel/money'
import { paymentMethodWords } from '@upchar/kernel/payment-methods'
import { collectedStates, selectAwaitedCash } from '../../../../modules/remittances/index.ts'
import { selectUnsettled } from '../../../../modules/settlements/index.ts'
import { statementMoney } from '../../../../modules/statements/index.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Handle } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { during } from '../during.ts'
import type { FigureSource, Now } from './model.ts'

const sumOf = (kind: 'paid' | 'back' | 'cash') =>
  sql`coalesce(sum(paise) filter (where kind = ${sql.raw(`'${kind}'`)}), 0)`

/** What buyers are still to be given back: refunds under way, and cash of settled returns. */
async function selectOpenRefunds(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ paise: number }>(sql`
    select ((select coalesce(sum(amount_paise), 0) from refund where state <> 'processed')
      + (select coalesce(sum(cash_paise), 0) from order_return where state in ('settled', 'sent_back') and cash_paise > 0))::float8 as paise`)
  return rows[0]?.paise ?? 0
}

/** What is still to come in and to go out. Of the gateway, of couriers and of sellers as their desks list it. */
async function outstanding({ db, clock }: Context): Promise<Now[]> {
  const at = clock.now()
  const sums = { limit: 0, offset: 0 }
  const unsettled = await selectUnsettled(db, at, sums)
  const awaited = await selectAwaitedCash(db, at, sums)
  const { openPaise } = await statementMoney(db, { begins: at, ends: at })
  const figure = (name: string, paise: number): Now => ({
    name,
    unit: 'rupees',
    value: paiseToRupees(paise),
  })
  return [
    figure('Paid, not settled by the gateway yet', unsettled.paidPaise),
    figure('Refunded, not settled by the gateway yet', unsettled.refundedPaise),
    figure('Cash that couriers have collected and no list has named', awaited.duePaise),
    figure('Refunds that buyers wait for', await selectOpenRefunds(db)),
    figure('Closed statements that are not paid out yet', openPaise),
  ]
}

const METHODS: Readonly<Record<string, string>> = {
  cash: 'Cash on delivery',
  credit: 'Credit line',
  bank: 'Transfer to the shop’s account',
}
const methodName = (key: string): string => {
  const words = METHODS[key] ?? paymentMethodWords(key)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What came in and what went back, by how it was paid. */
export const moneyFigures: FigureSource = {
  columns: [
    { key: 'paid', name: 'Paid online', unit: 'rupees', of: sumOf('paid'), drawn: true },
    { key: 'cash', name: 'Cash collected', unit: 'rupees', of: sumOf('cash') },
    { key: 'back', name: 'Refunded', unit: 'rupees', of: sumOf('back'), drawn: true },
    {
      key: 'kept',
      name: 'After refunds',
      unit: 'rupees',
      of: sql`${sumOf('paid')} + ${sumOf('cash')} - ${sumOf('back')}`,
    },
  ],
  splits: [{ name: 'Payment', key: sql`method`, nameOf: methodName }],
  facts: (_, period) => sql`
    with online as (
      select p.id, p.amount_paise, p.created_at, p.state, p.settled_as,
        case when q.provider in ('bank', 'credit') then q.provider else p.method end as method
      from payment p join payment_order q on q.id = p.payment_order_id)
    select created_at as at, 'paid' as kind, amount_paise as paise, method from online
      where (state = 'captured' or (state = 'refunded' and settled_as is not null)) and ${during(sql`created_at`, period)}
    union all select r.updated_at, 'back', r.amount_paise, p.method from refund r join online p on p.id = r.payment_id
      where r.state = 'processed' and not r.to_wallet and ${during(sql`r.updated_at`, period)}
    union all select paid_at, 'back', cash_paise, 'cash' from order_return
      where state = 'paid' and cash_paise > 0 and ${during(sql`paid_at`, period)}
    union all select c.at, 'cash', h.cash_paise, 'cash' from shipment h cross join lateral
        (select max(scanned_at) as at from shipment_scan where shipment_id = h.id and status_id = 7) c
      where h.cash_paise > 0 and h.state = any(${sql.param([...collectedStates])}::text[]) and ${during(sql`c.at`, period)}`,
  now: outstanding,
}
