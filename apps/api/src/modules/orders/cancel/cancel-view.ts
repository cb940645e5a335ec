import type { Answer } from '@upchar/contract/schema/endpoints'
import { cancelReasonLabel, type CancelParty } from '@upchar/kernel/cancel-reasons'
import { formatRupees, paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { pointsText } from '@upchar/kernel/reward-points'
import { isDrawDown, payoutPath, type Refund } from '../../payments/index.ts'
import type { OrderRow, SubOrderRow } from '../store/read.ts'
import { chargeLabels } from '../charge-labels.ts'
import type { CancelPlan } from './plan-cancel.ts'
import { cancellable, whyNot, type CancelPart } from './rules.ts'

type Order = Answer<'getOrderStatus'>['order']

/** A sub-order of a page as the rules of a cancel read it. */
export const partOf = (order: Pick<OrderRow, 'invoices'>, sub: SubOrderRow): CancelPart => ({
  id: sub.id,
  sellerId: 0,
  state: sub.state,
  parcels: sub.shipments.map((parcel) => ({
    ...parcel,
    invoiced: order.invoices.some(
      (i) => i.shipmentId === parcel.id || (i.shipmentId === null && i.subOrderId === sub.id),
    ),
  })),
  lines: sub.lines.map((line) => ({ ...line, lots: line.batches })),
})

/** How many of each line the viewer may cancel, in the order of the lines, and why nothing may be. */
export function cancelChoices(
  order: Pick<OrderRow, 'invoices'>,
  sub: SubOrderRow,
  by: CancelParty | null,
): { counts: number[]; note: string } {
  const part = partOf(order, sub)
  if (by === null)
    return {
      counts: part.lines.map(() => 0),
      note: 'Sign in as the customer who placed this order to cancel it.',
    }
  return { counts: part.lines.map((line) => cancellable(part, line, by)), note: whyNot(part, by) }
}

/** What was cancelled of an order in all, in paise. */
export const cancelledPaise = ({ cancels }: Pick<OrderRow, 'cancels'>): number =>
  sumPaise(cancels.map(({ amountPaise }) => amountPaise))

const itemsOf = ({ lines }: OrderRow['cancels'][number]): Order['cancels'][number]['items'] =>
  lines.map(({ title, quantity, amountPaise }) => ({
    title,
    quantity,
    amount: paiseToRupees(amountPaise),
  }))

/** The cancels of an order for its buyer. */
export const cancelViews = ({ cancels }: Pick<OrderRow, 'cancels'>): Order['cancels'] =>
  cancels.map((one) => ({
    id: one.id,
    at: new Date(one.at).toISOString(),
    by: one.staffId === null ? 'buyer' : 'staff',
    reason: cancelReasonLabel(one.reason),
    items: itemsOf(one),
    amount: paiseToRupees(one.amountPaise),
    refund: paiseToRupees(one.refundPaise),
  }))

const refundStates: Readonly<Record<Refund['state'], Order['refunds'][number]['state']>> = {
  due: 'queued',
  // The next attempt is queued.
  failed: 'queued',
  pending: 'sent',
  processed: 'done',
}

/** How far a refund is (RET-04). */
export const refundProgress = (
  refund: Refund,
): Pick<Order['refunds'][number], 'state' | 'to_wallet' | 'since' | 'reference'> => ({
  state: refundStates[refund.state],
  to_wallet: refund.toWallet,
  since: refund.updatedAt.toISOString(),
  reference: refund.bankReference ?? '',
})

/** Where the buyer says which account a refund goes to that the bank has returned, or corrects it; empty where none is asked for. */
export const accountHref = ({ id, state, cameBackAt }: Refund, secret: string): string =>
  cameBackAt !== null && state !== 'processed' ? payoutPath(secret, id) : ''

/** What of a plan goes back, in paise: cash that nobody has paid doesn't. */
export const refundPaise = ({ tenders }: Pick<CancelPlan, 'tenders'>): number =>
  sumPaise(tenders.filter(({ kind }) => kind !== 'due').map(({ paise }) => paise))

/** Where a refund goes and when it arrives, as pages and mails say it. */
export const refundWay = ({
  tenders,
  pointsPaise,
}: Pick<CancelPlan, 'tenders' | 'pointsPaise'>): string =>
  [...tenders, { kind: 'points' as const, paise: pointsPaise, toWallet: false }]
    .flatMap((back) => {
      const { kind, paise } = back
      if (kind === 'due' || paise === 0) return []
      if (kind === 'online' && isDrawDown(back.paymentId))
        return [`${formatRupees(paise)} goes back to your credit line: you don’t owe it any more.`]
      if (back.toWallet === true)
        return [`${formatRupees(paise)} goes to your wallet at once, as you chose.`]
      if (kind === 'points') return [`${pointsText(paise)} can be used again at once.`]
      return kind === 'wallet'
        ? [`${formatRupees(paise)} goes back to your wallet at once.`]
        : [
            `${formatRupees(paise)} goes back to where you paid from. Banks take 5 to 7 working days.`,
          ]
    })
    .join(' ')

/** A plan before it is carried out. `offeredPaise`: what of the refund the buyer may take into the wallet. */
export const planView = (
  plan: CancelPlan,
  offeredPaise: number,
): Answer<'previewCancel'>['cancel'] => ({
  lines: plan.lines.map(({ id, title, quantity, paise }) => ({
    line: id,
    title,
    quantity,
    amount: paiseToRupees(paise),
  })),
  charges: plan.charges.map(({ kind, paise }) => ({
    label: chargeLabels[kind],
    amount: paiseToRupees(paise),
  })),
  amount: paiseToRupees(plan.amountPaise),
  total_after: paiseToRupees(plan.totalPaise),
  refund: paiseToRupees(refundPaise(plan)),
  refund_to: refundWay(plan),
  to_wallet: paiseToRupees(offeredPaise),
  due_after: plan.duePaise === null ? null : paiseToRupees(plan.duePaise),
  whole: plan.whole,
  undoes_invoices: plan.credits.length > 0,
})

/** The cancels of an order for staff, who read the notes. */
export const cancelsForStaff = ({ cancels }: Pick<OrderRow, 'cancels'>) =>
  cancels.map((one) => ({
    id: one.id,
    at: new Date(one.at).toISOString(),
    staffId: one.staffId,
    reason: cancelReasonLabel(one.reason),
    note: one.note,
    items: itemsOf(one),
    amount: paiseToRupees(one.amountPaise),
    refund: paiseToRupees(one.refundPaise),
  }))
