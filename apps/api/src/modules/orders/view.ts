import type { Answer } from '@upchar/contract/schema/endpoints'
import { NO_BATCH } from '@upchar/kernel/batches'
import type { CancelParty } from '@upchar/kernel/cancel-reasons'
import { formatIstDate, istDate } from '@upchar/kernel/dates'
import { deliveryPromise } from '@upchar/kernel/delivery'
import { licenceName } from '@upchar/kernel/kyc-licences'
import { paiseToRupees } from '@upchar/kernel/money'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import { PAYMENT_OPTION_WORDS, paymentOptionOf } from '@upchar/kernel/payment-options'
import { billingView, paysCash, streetLine } from '../checkout/index.ts'
import { chargedPaise, priceNoteOf } from '../pricing/index.ts'
import { refundText, type Refund } from '../payments/index.ts'
import { maskEmail, maskPhone } from '../../platform/text/mask.ts'
import {
  accountHref,
  cancelChoices,
  cancelledPaise,
  cancelViews,
  refundProgress,
} from './cancel/cancel-view.ts'
import { earnedView } from './earned-view.ts'
import { isBillOfSupply, isGone, isReceived, type Licence, type OrderState } from './model.ts'
import { progress, stateLabel, stateOfScan, usualStates } from './scan-states.ts'
import type { InvoiceLink, OrderRow, ShipmentRow, SubOrderRow } from './store/read.ts'
import { invoicePath } from './track-link.ts'

export type OrderView = Answer<'getOrderStatus'>['order']
type SubOrderView = OrderView['sub_orders'][number]

/** How an order is paid; cash is paid once every parcel has arrived that will. */
export const paymentLabel = (
  order: Pick<OrderRow, 'paymentOption' | 'totalPaise' | 'walletPaise'> & {
    subOrders: readonly Pick<SubOrderRow, 'state'>[]
  },
): OrderView['payment'] => {
  if (order.walletPaise === order.totalPaise)
    return { option: order.paymentOption, label: 'Paid from wallet', state: 'paid' }
  const option = paymentOptionOf(order.paymentOption)
  if (!paysCash(option)) return { option, label: PAYMENT_OPTION_WORDS[option], state: 'paid' }
  const left = order.subOrders.filter((s) => !isGone(s.state))
  const collected = left.length > 0 && left.every((s) => isReceived(s.state))
  return {
    option: order.paymentOption,
    label: PAYMENT_OPTION_WORDS[2],
    state: collected ? 'paid' : left.length === 0 && order.subOrders.length > 0 ? 'none' : 'due',
  }
}

/** Scanned steps with dates, then the usual ones still to come. */
function steps(
  order: OrderRow,
  state: OrderState,
  shipment: ShipmentRow | undefined,
): SubOrderView['steps'] {
  const past: SubOrderView['steps'] = [
    { state: 'placed', label: stateLabel('placed'), at: order.placedAt.toISOString(), place: '' },
  ]
  for (const scan of shipment?.scans ?? []) {
    const scanned = stateOfScan(scan.statusId)
    if (scanned !== undefined)
      past.push({
        state: scanned,
        label: scan.activity || stateLabel(scanned),
        at: new Date(scan.at).toISOString(),
        place: scan.location,
      })
  }
  const cancelled = order.cancels.at(-1)
  if (
    state === 'cancelled' &&
    cancelled !== undefined &&
    past.every((step) => step.state !== 'cancelled')
  )
    past.push({
      state,
      label: stateLabel(state),
      at: new Date(cancelled.at).toISOString(),
      place: '',
    })
  const ahead =
    progress(state) >= 100 ? [] : usualStates.filter((next) => progress(next) > progress(state))
  return [
    ...past,
    ...ahead.map((next) => ({ state: next, label: stateLabel(next), at: null, place: '' })),
  ]
}

function promised(
  order: OrderRow,
  sub: SubOrderRow,
  shipment: ShipmentRow | undefined,
  now: Date,
): SubOrderView['promised'] {
  const from = shipment?.promisedFrom ?? istDate(order.placedAt)
  const to = shipment?.promisedTo ?? from
  if (sub.state === 'cancelled') return { from, to, label: stateLabel('cancelled') }
  if (sub.state === 'delivered') {
    const at = shipment?.scans.findLast((scan) => stateOfScan(scan.statusId) === 'delivered')?.at
    return {
      from,
      to,
      label: `Delivered ${formatIstDate(at === undefined ? to : istDate(new Date(at)), 'day')}`,
    }
  }
  const promise = deliveryPromise({ now, from, to })
  return {
    from,
    to,
    label:
      promise.kind === 'past' ? `Late: it was due ${promise.label}` : `Delivery ${promise.label}`,
  }
}

const invoiceLink = (
  order: OrderRow,
  invoice: InvoiceLink | undefined,
  key: string,
): OrderView['fee_invoice'] =>
  invoice === undefined
    ? null
    : { id: invoice.id, number: invoice.number, url: invoicePath(order.id, invoice.id, key) }

/** The viewer: `key` goes into invoice links; only the owner sees the licences used. `cancels`: as whom, if at all. */
type Viewer = { key: string; isOwner: boolean; cancels: CancelParty | null }

const licenceView = (licence: Licence | null): SubOrderView['items'][number]['licence'] =>
  licence === null
    ? null
    : {
        kind: licence.kind,
        name: licenceName(licence.kind),
        number: licence.number,
        valid_until: licence.validUntil,
      }

/** What the order promises of the goods' expiry; nothing where it promises none. */
function lifeView(promise: ShelfLifePromise | undefined) {
  if (promise === undefined) return {}
  const { expiresFrom, months } = promise
  return { shelf_life: { expires_from: expiresFrom, ...(months !== undefined && { months }) } }
}

/** What only the quote of a line says; nothing in quotes of older releases. */
function quotedView({ quote }: OrderRow, offerId: number) {
  const line = quote.lines.find((one) => one.offerId === offerId)
  return line === undefined ? {} : { ...priceNoteOf(line), ...lifeView(line.shelfLife) }
}

/** Null until somebody carries it. */
const shipmentView = (shipment: ShipmentRow | undefined): SubOrderView['shipment'] =>
  shipment === undefined || shipment.courier === ''
    ? null
    : { courier: shipment.courier, awb: shipment.awb, tracking_url: shipment.trackingUrl }

function subOrderView(
  order: OrderRow,
  sub: SubOrderRow,
  { key, isOwner, cancels }: Viewer,
  now: Date,
): SubOrderView {
  // The least advanced of several parcels: the buyer waits for it.
  const shipment = sub.shipments.toSorted((a, b) => progress(a.state) - progress(b.state))[0]
  const invoices = order.invoices.filter((i) => i.subOrderId === sub.id)
  const invoice = invoices.find((i) => !isBillOfSupply(i)) ?? invoices[0]
  const choices = cancelChoices(order, sub, cancels)
  return {
    id: sub.id,
    seller: { name: sub.sellerName, gstin: sub.gstin, city: sub.sellerCity },
    state: sub.state,
    state_label: stateLabel(sub.state),
    promised: promised(order, sub, shipment, now),
    items: sub.lines.map((line, at) => ({
      line: line.id,
      sku_id: line.sku,
      title: line.title,
      slug: line.slug,
      family: line.family,
      quantity: line.quantity,
      cancelled: line.cancelled,
      can_cancel: choices.counts[at] ?? 0,
      price: paiseToRupees(line.unitPricePaise),
      line_total: paiseToRupees(line.totalPaise),
      gst_rate: line.gstBp / 100,
      engraving_name: line.engravingName ?? '',
      maker: line.maker,
      batches: line.batches
        .filter(({ batchNo }) => batchNo !== NO_BATCH)
        .map(({ batchNo, expiresOn, quantity }) => ({
          batch: batchNo,
          expires_on: expiresOn,
          quantity,
        })),
      ...quotedView(order, line.offerId),
      licence: isOwner ? licenceView(line.licence) : null,
    })),
    total: paiseToRupees(sub.totalPaise),
    cancel_note: choices.note,
    documents: invoices.map(({ id, number, title }) => ({
      id,
      number,
      title,
      url: invoicePath(order.id, id, key),
    })),
    invoice: invoiceLink(order, invoice, key),
    bill_of_supply: invoiceLink(
      order,
      invoices.find((i) => i !== invoice && isBillOfSupply(i)),
      key,
    ),
    shipment: shipmentView(shipment),
    steps: steps(order, sub.state, shipment),
  }
}

/** The order as its page shows it (ORDER-02). */
export function orderView(
  order: OrderRow,
  viewer: Viewer,
  now: Date,
  { refunds = [], secret = '' }: { refunds?: readonly Refund[]; secret?: string } = {},
): OrderView {
  const { form, quote } = order
  return {
    id: order.id,
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    payment: paymentLabel(order),
    refunds: refunds.map((refund) => ({
      amount: paiseToRupees(refund.amountPaise),
      message: refundText(refund),
      ...refundProgress(refund),
      account_href: viewer.cancels === 'buyer' ? accountHref(refund, secret) : '',
    })),
    total: paiseToRupees(order.totalPaise),
    total_now: paiseToRupees(order.totalPaise - order.givenBackPaise),
    returned: paiseToRupees(order.givenBackPaise - cancelledPaise(order)),
    cancels: cancelViews(order),
    wallet: paiseToRupees(order.walletPaise),
    subtotal: paiseToRupees(quote.subtotalPaise),
    discount: paiseToRupees(quote.discountPaise),
    voucher: quote.voucher?.code ?? null,
    reward_points: earnedView(order),
    referral_discount: paiseToRupees(quote.referralPaise ?? 0),
    total_tax: paiseToRupees(quote.totalTaxPaise),
    shipping: paiseToRupees(quote.shippingPaise),
    platform_fee: paiseToRupees(chargedPaise(quote, 'platform_fee')),
    data_logger_charges: paiseToRupees(chargedPaise(quote, 'data_logger')),
    cod_fee: paiseToRupees(chargedPaise(quote, 'cod_fee')),
    place_of_supply: quote.placeOfSupply,
    delivery_to: {
      name: form.fullName,
      address: streetLine(form),
      city: form.city,
      state: form.state,
      pincode: form.pincode,
      phone: maskPhone(form.phone),
      email: maskEmail(form.email),
      instructions: form.shippingInstructions ?? '',
    },
    billed_to:
      form.billing === undefined &&
      [form.gstin, form.uin ?? '', form.businessName, form.poNumber ?? ''].every((v) => v === '')
        ? null
        : {
            ...billingView(form.billing ?? form),
            business_name: form.businessName,
            gstin: form.gstin || (form.uin ?? ''),
            po_number: form.poNumber ?? '',
            sez: form.sez?.kind ?? null,
          },
    sub_orders: order.subOrders.map((sub) => subOrderView(order, sub, viewer, now)),
    fee_invoice: feeInvoice(order, viewer.key),
    credit_notes: order.creditNotes.map(({ id, number, invoice, totalPaise }) => ({
      id,
      number,
      invoice,
      total: paiseToRupees(totalPaise),
      url: invoicePath(order.id, id, viewer.key),
    })),
  }
}

/** The order as an entry of the order list. */
export function orderSummary(order: OrderRow, now: Date): Answer<'listOrders'>['orders'][number] {
  const { id, number, placed_at, payment, total, total_now, returned, sub_orders } = orderView(
    order,
    { key: '', isOwner: true, cancels: 'buyer' },
    now,
  )
  return {
    id,
    number,
    placed_at,
    payment,
    total,
    total_now,
    returned,
    recalled: order.isRecalled,
    parcels: sub_orders.map(({ state, state_label, promised: promise }) => ({
      state,
      state_label,
      promised: promise,
    })),
    items: sub_orders.flatMap(({ items }) =>
      items.map(({ sku_id, title, slug, quantity, cancelled }) => ({
        sku_id,
        title,
        slug,
        quantity,
        cancelled,
      })),
    ),
  }
}

/** The operator's part has no seller, so pages don't list it as a sub-order. */
const feeInvoice = (order: OrderRow, key: string): OrderView['fee_invoice'] =>
  invoiceLink(
    order,
    order.invoices.find((i) => order.subOrders.every((sub) => sub.id !== i.subOrderId)),
    key,
  )
