import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ASKED_DAYS, FEEDBACK_ISSUES, type FeedbackStage } from '@upchar/kernel/order-feedback'
import { err, ok } from '@upchar/kernel/result'
import {
  findOrder,
  isGone,
  isReceived,
  mayCancel,
  orderNotFound,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import { keepOrderFeedback, selectAnsweredStages } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'

const dayMs = 86_400_000
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The buyer's order: a guest's also by its link, which is all that a guest has. */
async function orderOf(
  context: Context,
  caller: OrderCaller,
  id: string,
): Promise<Order | undefined> {
  const order = await findOrder(context.db, id)
  return order !== undefined && mayCancel(order, caller) ? order : undefined
}

/** When the last parcel arrived that still would; undefined while one is on its way, and where none would. */
function arrivedAt({ subOrders }: Order): Date | undefined {
  const parcels = subOrders.flatMap(({ shipments }) => shipments)
  const alive = parcels.filter(({ state }) => !isGone(state))
  if (!alive.every(({ state }) => isReceived(state))) return undefined
  const scans = alive.flatMap((parcel) => parcel.scans.map(({ at }) => new Date(at).getTime()))
  return scans.length === 0 ? undefined : new Date(Math.max(...scans))
}

/** The stages that a buyer may speak of now. */
function openStages(order: Order, now: Date): FeedbackStage[] {
  const arrived = arrivedAt(order)
  const within = (since: Date, stage: FeedbackStage) =>
    now.getTime() - since.getTime() < ASKED_DAYS[stage] * dayMs
  return [
    ...(arrived !== undefined && within(arrived, 'delivery') ? (['delivery'] as const) : []),
    ...(within(order.placedAt, 'order') ? (['order'] as const) : []),
  ]
}

/** The issues to choose from, and what the buyer of an order is asked about now (ORDER-05). */
export async function showFeedbackIssues(
  context: Context,
  caller: OrderCaller,
  { order_id: id }: Query<'getOrderFeedbackIssues'>,
) {
  const issues = {
    order: [...FEEDBACK_ISSUES.order],
    delivery: [...FEEDBACK_ISSUES.delivery],
  }
  if (id === undefined) return ok({ success: true as const, issues, asked: null })
  const order = await orderOf(context, caller, id)
  if (order === undefined) return orderNotFound()
  const answered = await selectAnsweredStages(context.db, order.id)
  // Delivery comes first; nobody is asked about ordering once the goods are there.
  const [open] = openStages(order, context.clock.now())
  return ok({
    success: true as const,
    issues,
    asked: open !== undefined && !answered.has(open) ? open : null,
  })
}

/** What a buyer says about ordering or the delivery; once each (ORDER-05). */
export async function giveOrderFeedback(
  context: Context,
  caller: OrderCaller,
  stage: FeedbackStage,
  body: Body<'postOrderUserFeedback'>,
) {
  const order = await orderOf(context, caller, body.order_id)
  if (order === undefined) return orderNotFound()
  if (!openStages(order, context.clock.now()).includes(stage))
    return err({
      code: 'feedback_closed' as const,
      message: 'This can’t be answered now. Write to us on the help page instead.',
    })
  const { fullName: name, email, phone } = order.form
  const { rating, issues, comment } = body
  return keepOrderFeedback(
    context,
    { id: order.id, number: order.number, name, email, phone },
    { stage, rating, issues, comment },
  )
}
