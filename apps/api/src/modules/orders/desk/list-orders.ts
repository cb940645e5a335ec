import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { maskEmail, maskPhone } from '../../../platform/text/mask.ts'
import { stateLabel } from '../scan-states.ts'
import { selectOrders, type ListedOrder } from '../store/desk-list.ts'
import type { Place } from '../store/desk-page.ts'
import { paymentLabel } from '../view.ts'
import { wantedBy } from './order-query.ts'

type Row = Answer<'staffListOrders'>['orders'][number]

function placeOf(text: string | undefined): Place | undefined {
  const [ms = '', id = ''] = text?.split('.') ?? []
  return text === undefined ? undefined : { placedAt: new Date(Number(ms)), id }
}

const placeText = (row: ListedOrder | undefined): string | null =>
  row === undefined ? null : `${row.placedAt}.${row.id}`

/** How a listed order is paid, and whether it is. */
export const paymentOf = ({ states, ...row }: ListedOrder): Row['payment'] =>
  paymentLabel({ ...row, subOrders: states.map((state) => ({ state })) })

const rowView = (row: ListedOrder): Row => ({
  id: row.id,
  number: row.number,
  placed_at: new Date(row.placedAt).toISOString(),
  is_guest: row.isGuest,
  name: row.name,
  business_name: row.businessName,
  city: row.city,
  phone: maskPhone(row.phone),
  email: maskEmail(row.email),
  title: row.title,
  lines: row.lines,
  total: paiseToRupees(row.totalPaise),
  payment: paymentOf(row),
  states: [...new Set(row.states)].map((state) => ({ state, label: stateLabel(state) })),
  unbooked: row.unbooked,
})

/** Orders for staff, newest first, a page before or after a place in the list (OPS-01). */
export async function listOrdersForStaff(
  context: Context,
  query: Query<'staffListOrders'>,
): Promise<HandlerResult<'staffListOrders'>> {
  const [after, before] = [placeOf(query.after), placeOf(query.before)]
  const found = await selectOrders(context.db, {
    ...query,
    wanted: wantedBy(query.q),
    today: istDate(context.clock.now()),
    after,
    before,
    limit: query.limit + 1,
  })
  // One row more than is shown says whether there are others in this direction.
  const more = found.length > query.limit
  const rows = before === undefined ? found.slice(0, query.limit) : found.slice(-query.limit)
  return ok({
    success: true,
    orders: rows.map(rowView),
    newer: (before === undefined ? after !== undefined : more) ? placeText(rows[0]) : null,
    older: (before === undefined ? more : true) ? placeText(rows.at(-1)) : null,
  })
}
