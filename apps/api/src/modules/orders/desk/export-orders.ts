import type { Query } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime, istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { OfficeCaller } from '../../../platform/identity/author.ts'
import { inTransaction, type Handle } from '../../../platform/db/database.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import { stateLabel } from '../scan-states.ts'
import { selectOrders, type ListedOrder } from '../store/desk-list.ts'
import type { ListQuery } from '../store/desk-page.ts'
import { paymentOf } from './list-orders.ts'
import { wantedBy } from './order-query.ts'

/** Orders of a file: more are cut off, and its last line says so. */
const mostOrders = 10_000
const pageSize = 1000

const headings = [
  'order',
  'placed (India)',
  'buyer',
  'city',
  'goods',
  'lines',
  'states',
  'needs a courier',
  'payment',
  'paid',
  'total (rupees)',
]

/** Without names, phones and addresses of buyers: the console shows those of the order that somebody works on. */
function rowOf(row: ListedOrder): (string | number)[] {
  const payment = paymentOf(row)
  return [
    row.number,
    formatIstDateTime(new Date(row.placedAt)),
    row.isGuest ? 'guest' : 'customer',
    row.city,
    row.title,
    row.lines,
    [...new Set(row.states)].map(stateLabel).join(', '),
    row.unbooked ? 'yes' : 'no',
    payment.label,
    payment.state,
    paiseToRupees(row.totalPaise),
  ]
}

async function selectAll(
  handle: Handle,
  query: Omit<ListQuery, 'limit' | 'after'>,
): Promise<ListedOrder[]> {
  const found: ListedOrder[] = []
  while (found.length <= mostOrders) {
    const last = found.at(-1)
    const page = await selectOrders(handle, {
      ...query,
      after: last && { placedAt: new Date(last.placedAt), id: last.id },
      limit: pageSize,
    })
    found.push(...page)
    if (page.length < pageSize) break
  }
  return found
}

/** The list of orders as it is narrowed, as a file for a spreadsheet; the audit log says who took it (OPS-01). */
export async function exportOrders(
  context: Context,
  caller: OfficeCaller,
  { q, ...filters }: Query<'staffExportOrders'>,
): Promise<string> {
  const at = context.clock.now()
  // Searching for a phone would tell a key whose order it is: only one that reads whole orders may.
  const byBuyer = !('keyId' in caller) || caller.scopes.includes('orders:read')
  const wanted = wantedBy(q, byBuyer)
  const found = await selectAll(context.db, { ...filters, wanted, today: istDate(at) })
  const rows = found.slice(0, mostOrders)
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: caller,
      action: 'order.export',
      subject: { kind: 'order_list', id: 'orders' },
      // What was searched may be a phone number.
      after: { ...filters, searched: q !== '', orders: rows.length },
      at,
    }),
  )
  const cut = `Only the newest ${mostOrders} orders are in this file. Narrow the list for the others.`
  return sheetCsv([headings, ...rows.map(rowOf), ...(found.length > mostOrders ? [[cut]] : [])])
}
