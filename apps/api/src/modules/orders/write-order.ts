import type { UsedLicences } from '@upchar/kernel/licence-used'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { OwnerColumns } from '../../platform/identity/shopper.ts'
import type { FrozenQuote, GuestForm } from '../checkout/index.ts'
import type { PolicySet } from '../content/index.ts'
import { policySetId } from './policies/policy-set-id.ts'
import { lineTitle } from './line-title.ts'
import type { TakenLot } from './make-invoice.ts'
import { orderNumberCandidates } from './order-number.ts'
import { splitOrder, type Part } from './split-order.ts'
import { selectGoods, type Goods } from './store/goods.ts'
import type { OrderRows } from './store/write.ts'
import { trackKeyHash } from './track-link.ts'

export type OrderInput = {
  checkout: OwnerColumns & {
    id: string
    purchaseId: string
    licences: UsedLicences | null
    form: GuestForm
    quote: FrozenQuote
    paymentOption: number
    totalPaise: number
    walletPaise: number
  }
  lots: readonly TakenLot[]
  /** When each warehouse's parcel arrives. */
  arrivals: ReadonlyMap<number, { from: string; to: string }>
  payment: { id: string; method: string } | null
  /** In force at `at`. */
  policies: PolicySet
  courier: string
  secret: string
  at: Date
}

export type WrittenOrder = {
  id: string
  number: string
  shipmentIds: string[]
}

type PlannedPart = Part & { id: string }

/** The data that an order needs beyond its quote, including its number. */
export const findGoods = (tx: Transaction, { lines }: FrozenQuote, at: Date): Promise<Goods> =>
  selectGoods(
    tx,
    lines.map((line) => line.offerId),
    orderNumberCandidates(at),
  )

/**
 * Plans an order with its sub-orders, lines, batches and parcels for `insertOrder`. Its invoices are issued when its
 * parcels are packed (RET-03).
 */
export function planOrder(
  input: OrderInput,
  goods: Goods,
): { order: WrittenOrder; rows: OrderRows } {
  const parts = splitOrder(input.checkout.quote).map((part) => ({ ...part, id: newId() }))
  const rows = rowsOf(input, goods, parts)
  return {
    rows,
    order: {
      id: rows.order.id,
      number: goods.number,
      shipmentIds: rows.shipments.map((s) => s.id),
    },
  }
}

type PlannedLine = Part['lines'][number] & { rowId: string; part: PlannedPart }

function rowsOf(input: OrderInput, goods: Goods, parts: readonly PlannedPart[]): OrderRows {
  const { checkout, at } = input
  const orderId = newId()
  const lines = parts.flatMap((part) =>
    part.lines.map((line): PlannedLine => ({ ...line, rowId: newId(), part })),
  )
  const placed = { order_id: orderId, placed_at: at }
  const shipments = shipmentsOf(input, lines).map((one) => ({ ...one, ...placed }))
  const policies = { id: policySetId(input.policies), ...input.policies }
  return {
    order: {
      id: orderId,
      number: goods.number,
      checkout_id: checkout.id,
      purchase_id: checkout.purchaseId,
      guest_id: checkout.guestId,
      customer_id: checkout.customerId,
      track_key_hash: trackKeyHash(input.secret, orderId),
      form: checkout.form,
      quote: checkout.quote,
      total_paise: checkout.totalPaise,
      wallet_paise: checkout.walletPaise,
      payment_option: checkout.paymentOption,
      payment_id: input.payment?.id ?? null,
      placed_at: at,
      policies_id: policies.id,
    },
    policies,
    subOrders: parts.map((part) => ({
      id: part.id,
      seller_id: part.sellerId,
      state: 'placed',
      total_paise: part.totalPaise,
      ...placed,
    })),
    lines: lines.map((line) => ({
      ...lineColumns(line),
      maker: goods.articles.get(line.offerId)?.maker ?? null,
      ...licenceColumns(checkout.licences?.[line.offerId]),
      uqc: goods.articles.get(line.offerId)?.uqc ?? null,
      ...placed,
    })),
    lots: lines.flatMap((line) => lotColumns(line, input.lots, shipments)),
    shipments,
  }
}

const lineColumns = (line: PlannedLine) => ({
  id: line.rowId,
  sub_order_id: line.part.id,
  offer_id: line.offerId,
  sku: line.sku,
  title: lineTitle(line),
  hsn: line.hsn,
  quantity: line.quantity,
  unit_price_paise: line.unitPricePaise,
  gst_bp: line.gstBp,
  engraving_name: line.engravingName,
  taxable_paise: line.taxablePaise,
  cgst_paise: line.cgstPaise,
  sgst_paise: line.sgstPaise,
  igst_paise: line.igstPaise,
  total_paise: line.totalPaise,
  cancelled: 0,
  returned: 0,
})

const lotColumns = (
  line: PlannedLine,
  lots: readonly TakenLot[],
  shipments: OrderRows['shipments'],
): OrderRows['lots'] =>
  lots
    .filter((lot) => lot.offerId === line.offerId)
    .map((lot) => ({
      order_line_id: line.rowId,
      lot_id: lot.lotId,
      shipment_id: parcelOf(shipments, line.part.id, lot.warehouseId),
      warehouse_id: lot.warehouseId,
      batch_no: lot.batchNo,
      expires_on: lot.expiresOn,
      quantity: lot.quantity,
      serials: [],
    }))

function parcelOf(shipments: OrderRows['shipments'], partId: string, warehouseId: number): string {
  const parcel = shipments.find(
    (one) => one.sub_order_id === partId && one.warehouse_id === warehouseId,
  )
  if (parcel === undefined) throw new Error(`no parcel leaves warehouse ${warehouseId}`)
  return parcel.id
}

/** One parcel per seller and warehouse; staff may split it when they pack. */
function shipmentsOf(
  { checkout, lots, arrivals, courier }: OrderInput,
  lines: readonly PlannedLine[],
): Omit<OrderRows['shipments'][number], 'order_id' | 'placed_at'>[] {
  const parcels = new Map<string, { part: PlannedPart; warehouseId: number }>()
  for (const { offerId, part } of lines) {
    for (const { warehouseId, ...lot } of lots)
      if (lot.offerId === offerId) parcels.set(`${part.id}/${warehouseId}`, { part, warehouseId })
  }
  return [...parcels.values()].map(({ part, warehouseId }) => {
    const arrival = arrivals.get(warehouseId)
    if (arrival === undefined)
      throw new Error(`warehouse ${warehouseId} does not deliver to ${checkout.form.pincode}`)
    return {
      id: newId(),
      sub_order_id: part.id,
      warehouse_id: warehouseId,
      courier,
      awb: null,
      version: 0,
      state: 'placed',
      promised_from: arrival.from,
      promised_to: arrival.to,
      seller_id: part.sellerId,
    }
  })
}

const licenceColumns = (licence: UsedLicences[number] | undefined) => ({
  licence_kind: licence?.kind ?? null,
  licence_number: licence?.number ?? null,
  licence_valid_until: licence?.validUntil ?? null,
})
