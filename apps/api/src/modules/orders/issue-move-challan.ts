import { istDate } from '@upchar/kernel/dates'
import { withoutGst } from '@upchar/kernel/gst'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { GstTable } from '../catalogue/index.ts'
import { recordDue } from './e-documents/record-due.ts'
import { isMedicine } from './make-invoice.ts'
import type { DeliveryChallan, InvoiceLine, InvoicePlace } from './model.ts'
import { challanSeries, numberInvoices } from './number-invoices.ts'
import { insertChallan } from './store/challans.ts'
import { selectMovedGoods, type MovedGoods } from './store/move-challans.ts'

/** The goods at their selling price without GST: nothing is charged, and their value decides on the e-way bill (CGST Rules 55(1)(vi), 138). */
function lineOf(goods: MovedGoods, gstBp: number): InvoiceLine {
  const { supplier, pieces, sku, hsn, uqc, productClass, maker, mrpPaise } = goods
  const unitPricePaise = withoutGst(goods.pricePaise, gstBp)
  const value = unitPricePaise * pieces
  return {
    title: [goods.title, goods.optionLabel].filter(Boolean).join(', '),
    sku,
    engravingName: null,
    hsn: hsn.slice(0, supplier.hsnDigits),
    quantity: pieces,
    uqc,
    unitPricePaise,
    discountPaise: 0,
    gstBp: 0,
    taxablePaise: value,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise: value,
    batches: [{ batchNo: goods.batchNo, expiresOn: goods.expiresOn, quantity: pieces }],
    licence: null,
    ...(productClass !== 'GEN' && { maker }),
    ...(isMedicine(productClass) && { mrpPaise }),
  }
}

function documentOf(
  goods: MovedGoods,
  { moveId, gstBp, number, at }: { moveId: number; gstBp: number; number: string; at: Date },
): DeliveryChallan {
  const { invoicePrefix: _prefix, hsnDigits: _digits, ...seller } = goods.supplier
  const { state, stateCode } = seller
  // Warehouses are known by name and town; both lie in the state of the GSTIN.
  const placeOf = ({ name, city, pincode }: MovedGoods['to']): InvoicePlace => ({
    name: seller.legalName,
    address: name,
    city,
    state,
    stateCode,
    pincode,
  })
  const line = lineOf(goods, gstBp)
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line
  return {
    title: 'Delivery challan',
    number,
    issuedOn: istDate(at),
    orderNumber: '',
    orderedOn: istDate(goods.askedAt),
    seller,
    recipient: {
      name: seller.legalName,
      address: seller.address,
      city: seller.city,
      state,
      stateCode,
      pincode: seller.pincode,
      businessName: seller.tradeName,
      gstin: seller.gstin,
      phone: goods.phone,
    },
    deliveredTo: placeOf(goods.to),
    placeOfSupply: { stateCode, state },
    reverseCharge: false,
    moves: { id: moveId, from: { ...placeOf(goods.from), name: goods.from.name }, gstBp },
    lines: [line],
    charges: [],
    totals: { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise },
    paidBy: '',
  }
}

/**
 * Issues the delivery challan of stock that is packed for another warehouse of its GSTIN (OPS-05; CGST Rules 55(1)(c)): within one
 * registration that is no supply. It has the series of the seller's challans, and an e-way bill above the limit. Call it last: it locks
 * the counters. False: the goods have no rate of GST, so that nobody knows whether a bill is needed.
 */
export async function issueMoveChallan(
  context: Context,
  tx: Transaction,
  moveId: number,
  gst: GstTable,
): Promise<boolean> {
  const goods = await selectMovedGoods(tx, moveId)
  if (goods === undefined) throw new Error(`move ${moveId} of stock is gone`)
  const at = context.clock.now()
  const { gstin, invoicePrefix, stateCode } = goods.supplier
  const terms = gst.termsOf(goods, istDate(at))
  if (terms === undefined) return false
  const { pricePaise, packSize } = goods
  const gstBp = rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize })
  const [drawn] = await numberInvoices(
    tx,
    [{ gstin, invoicePrefix: challanSeries(invoicePrefix) }],
    at,
  )
  if (drawn === undefined) throw new Error(`no number of a delivery challan for ${gstin}`)
  const id = newId()
  const document = documentOf(goods, { moveId, gstBp, number: drawn.number, at })
  await insertChallan(tx, {
    id,
    order_id: null,
    shipment_id: null,
    ...drawn,
    issued_at: at,
    document,
    stock_move_id: moveId,
  })
  const from = { ...goods.from, stateCode }
  await recordDue(tx, [{ id, orderId: null, shipmentId: null, from, document, ratesBp: [gstBp] }], {
    config: context.config,
    at,
  })
  return true
}
