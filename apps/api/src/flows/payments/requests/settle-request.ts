import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { sumPaise } from '@upchar/kernel/money'
import {
  changeCheckout,
  checkoutStates,
  type LockedCheckout,
} from '../../../modules/checkout/index.ts'
import { releaseHold } from '../../../modules/availability/index.ts'
import {
  changePayment,
  endRequestRow,
  findPayments,
  findRequest,
  insertRefund,
  lastCreditedOn,
  lateMs,
  matchCredits,
  sentBack,
  type Payment,
  type PaymentRequest,
  type Standing,
  type Verdict,
} from '../../../modules/payments/index.ts'
import type { OrderOfPurchase } from '../../../modules/orders/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { fulfilOrder } from '../../orders/fulfil-order.ts'
import type { WayToBuyer } from '../../orders/way-to-buyer.ts'
import { releasePromotions } from '../../vouchers/use-voucher.ts'
import { releaseWallet } from '../../wallets/pay-by-wallet.ts'
import { mailRefund } from '../payment-mails.ts'
import { partGone } from '../part-gone.ts'
import { endRequest } from './end-request.ts'
import { partMail } from './request-mails.ts'

type Settling = {
  checkout: LockedCheckout
  /** The payment order, locked. */
  order: { id: string; amountPaise: number; ordered: OrderOfPurchase | null }
  way: WayToBuyer
}

/** `creditedOn`: the day of the bank's statement; without one, the money came when the gateway told so. */
function standingOf(
  { checkout, order }: Settling,
  request: PaymentRequest,
  { at, creditedOn }: { at: Date; creditedOn: string | null },
): Standing {
  if (checkout.state === 'placed') return 'placed'
  if (order.ordered !== null) return 'elsewhere'
  if (request.endedAs === 'cancelled') return 'cancelled'
  const due = request.dueAt ?? checkout.expiresAt
  // The statement's day counts, not the day on which staff have read it.
  const cameAt = creditedOn === null ? at.getTime() : startOfIstDate(creditedOn)
  if (cameAt > due.getTime() + lateMs) return 'too_late'
  const cameLate = creditedOn === null ? at > due : creditedOn > istDate(due)
  return checkout.state === 'abandoned' || cameLate ? 'late' : 'open'
}

/** Carries out what becomes of each credit. */
async function apply(
  context: Context,
  tx: Transaction,
  { checkout, order }: Settling,
  payments: readonly Payment[],
  verdicts: readonly Verdict[],
  at: Date,
): Promise<void> {
  for (const { id, as, backPaise, reason } of verdicts) {
    const known = payments.find((payment) => payment.id === id)
    if (known?.settledAs !== as) await changePayment(tx, id, { settledAs: as }, at)
    if (reason === null || backPaise === 0) continue
    await insertRefund(tx, { id: newId(), paymentId: id, amountPaise: backPaise, reason, at })
    await mailRefund(context, tx, checkout, {
      paymentId: id,
      amountPaise: backPaise,
      reason,
      ordered: order.ordered ?? undefined,
      at,
    })
    addJob(tx, 'settle-payment', { checkoutId: checkout.id }, { key: `settle:${checkout.id}` })
  }
}

/**
 * Turns the money that came for a request into its order, keeps it as a part, or gives it back (CHECKOUT-15), under the checkout's lock.
 * Returns the offers whose listings may need a refresh.
 */
export async function settleRequest(
  context: Context,
  tx: Transaction,
  settling: Settling,
): Promise<number[]> {
  const { checkout, order, way } = settling
  const at = context.clock.now()
  const request = await findRequest(tx, order.id)
  const payments = await findPayments(tx, order.id)
  const fresh = payments.filter((p) => p.state === 'captured' && p.settledAs === null)
  if (request === undefined || fresh.length === 0) return []
  const parts = payments.filter((p) => p.state === 'captured' && p.settledAs === 'part')
  const credits = [...parts, ...fresh]
  const creditedOn = await lastCreditedOn(
    tx,
    fresh.map(({ id }) => id),
  )
  const standing = standingOf(settling, request, { at, creditedOn })
  const matched = matchCredits(credits, { standing, awaitedPaise: order.amountPaise })
  const paying = credits.find(({ id }) => id === matched.pays)
  if (paying === undefined) {
    await apply(context, tx, settling, payments, matched.verdicts, at)
    if (matched.verdicts.some(({ as }) => as === 'part'))
      await recordMail(
        tx,
        partMail(context.config, checkout, request, {
          arrivedPaise: sumPaise(credits.map(({ amountPaise }) => amountPaise)),
          missingPaise: matched.missingPaise,
          at,
        }),
        at,
      )
    if (standing === 'open') return []
    // The goods have been ordered another way meanwhile, or too little came after the last day.
    const as = standing === 'elsewhere' ? ('cancelled' as const) : ('expired' as const)
    return (await endRequest(context, tx, checkout, as)) ?? []
  }
  const gone = await partGone(context, tx, checkout, at)
  const fulfilled =
    gone === undefined
      ? await fulfilOrder(context, tx, { checkout, way, payment: paying, at })
      : undefined
  if (fulfilled?.ok === true) {
    await apply(context, tx, settling, payments, matched.verdicts, at)
    await endRequestRow(tx, order.id, { as: 'paid', at })
    addJob(tx, 'close-request', { checkoutId: checkout.id })
    return fulfilled.value.moved
  }
  const reason = gone ?? 'out_of_stock'
  const back = credits.map((credit) => sentBack(credit, reason))
  await apply(context, tx, settling, payments, back, at)
  await endRequestRow(tx, order.id, { as: 'expired', at })
  addJob(tx, 'close-request', { checkoutId: checkout.id })
  let freed: number[] = []
  if (checkoutStates.allows(checkout.state, 'abandoned')) {
    await changeCheckout(tx, checkout.id, { state: 'abandoned' })
    freed = await releaseHold(tx, checkout.id)
    await releasePromotions(tx, checkout)
  }
  await releaseWallet(tx, checkout, at)
  return freed
}
