import { mulDivHalfUp } from '@upchar/kernel/money'
import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { paysCash } from '../checkout/index.ts'
import { recordDue } from './e-documents/record-due.ts'
import { goodsOf, type InvoiceFacts } from './issue-invoices.ts'
import type { DeliveryChallan, InvoiceDocument } from './model.ts'
import { challanSeries, numberInvoices } from './number-invoices.ts'
import { findReplaced, insertChallan } from './store/challans.ts'
import { setCash } from './store/money.ts'
import { selectPacking } from './store/packing.ts'
import type { ShipmentRow } from './store/shipments.ts'

/**
 * The same goods with their value and no tax: they were supplied, and taxed, with their invoice (CGST Rules 55(1)). The price is that of
 * the value too; a discount is in both, and prices with GST aren't stated beside them.
 */
function untaxed<L extends InvoiceDocument['lines'][number]>(line: L): L {
  const { paidByShopPaise: _paid, listPricePaise: _list, ...rest } = line
  return {
    ...rest,
    unitPricePaise: mulDivHalfUp(line.taxablePaise, 1, line.quantity),
    discountPaise: 0,
    gstBp: 0,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise: line.taxablePaise,
  } as L
}

/**
 * Issues the delivery challan of a parcel that replaces returned goods, when it is packed (RET-02; CGST Rules 55). The supply and
 * its invoice stand. Call it last: it locks the counters.
 */
export async function issueChallan(
  context: Context,
  tx: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'orderId'>,
  facts: InvoiceFacts,
): Promise<void> {
  const packing = await selectPacking(tx, parcel.id)
  const replaced = await findReplaced(tx, parcel.id)
  if (packing === undefined || replaced === undefined)
    throw new Error(`parcel ${parcel.id} replaces nothing`)
  if (replaced.isIssued) return
  const at = context.clock.now()
  const { gstin, invoicePrefix } = packing.supplier
  const [drawn] = await numberInvoices(
    tx,
    [{ gstin, invoicePrefix: challanSeries(invoicePrefix) }],
    at,
  )
  if (drawn === undefined) throw new Error(`no number of a delivery challan for ${gstin}`)
  const {
    sez: _sez,
    paidByShop: _paid,
    ...goods
  } = goodsOf(packing, { ...facts, parcelId: parcel.id, at })
  const lines = goods.lines.map(untaxed)
  const value = lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)
  const id = newId()
  const document: DeliveryChallan = {
    ...goods,
    title: 'Delivery challan',
    number: drawn.number,
    paidBy: 'Nothing to be paid',
    replaces: {
      return: replaced.number,
      reason: returnReasonLabel(replaced.reason),
      invoices: replaced.invoices,
    },
    lines,
    totals: {
      taxablePaise: value,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      totalPaise: value,
    },
  }
  await insertChallan(tx, {
    id,
    order_id: packing.orderId,
    shipment_id: parcel.id,
    ...drawn,
    issued_at: at,
    document,
    stock_move_id: null,
  })
  const { orderId } = packing
  const ratesBp = goods.lines.map(({ gstBp }) => gstBp)
  await recordDue(tx, [{ id, orderId, shipmentId: parcel.id, document, ratesBp }], {
    config: context.config,
    at,
  })
  if (paysCash(packing.paymentOption)) await setCash(tx, parcel.id, 0)
}
