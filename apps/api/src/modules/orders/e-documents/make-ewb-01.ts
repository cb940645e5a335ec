import { paiseToRupees } from '@upchar/kernel/money'
import type { DeliveryChallan, InvoiceDocument } from '../model.ts'
import { ewb01, type Ewb01, type Transport } from './ewb-01.ts'
import type { DispatchPlace } from './make-inv-01.ts'
import { portalAddress, portalDay, portalText, problemsOf } from './portal-text.ts'
import { reportedItems } from './reported-items.ts'

/** Where the goods are from, who bills them, where they go and who is billed may differ. */
const transactionType = (isShippedElsewhere: boolean, isDispatchedElsewhere: boolean): number =>
  1 + (isShippedElsewhere ? 1 : 0) + (isDispatchedElsewhere ? 2 : 0)

/** Goods of a challan replace those that were supplied before (RET-02), or stay the supplier's own: for own use (CGST Rules 55). */
function typeOf(document: InvoiceDocument | DeliveryChallan) {
  if (document.title !== 'Delivery challan')
    return { subSupplyType: 1, subSupplyDesc: '', docType: 'INV' } as const
  return document.moves === undefined
    ? ({ subSupplyType: 8, subSupplyDesc: 'Replacement', docType: 'CHL' } as const)
    : ({ subSupplyType: 5, subSupplyDesc: '', docType: 'CHL' } as const)
}

function payloadOf(document: InvoiceDocument | DeliveryChallan, from: DispatchPlace): Ewb01 {
  const { seller, recipient, totals } = document
  const to = document.deliveredTo ?? recipient
  const isInState = totals.igstPaise === 0 && document.sez === undefined
  const items = reportedItems(document)
  const isElsewhere = from.pincode !== seller.pincode
  const [street, goal] = [portalAddress(seller.address), portalAddress(to.address)]
  // Supplied without tax (IGST Act s.16): the rate of the goods is not charged.
  const rateOf = (bp: number) => (document.sez?.supply === 'lut' ? 0 : bp / 100)
  return {
    userGstin: seller.gstin,
    supplyType: 'O',
    ...typeOf(document),
    docNo: document.number,
    docDate: portalDay(document.issuedOn),
    transType: transactionType(to.pincode !== recipient.pincode, isElsewhere),
    fromGstin: seller.gstin,
    fromTrdName: portalText(seller.tradeName || seller.legalName, 100),
    fromAddr1: isElsewhere ? portalText(from.name, 120) : street.first,
    fromAddr2: isElsewhere ? '' : (street.second ?? ''),
    fromPlace: portalText(from.city, 50),
    fromPincode: Number(from.pincode),
    fromStateCode: Number(seller.stateCode),
    actualFromStateCode: Number(from.stateCode),
    toGstin: recipient.gstin || 'URP',
    toTrdName: portalText(recipient.businessName || recipient.name, 100),
    toAddr1: goal.first,
    toAddr2: goal.second ?? '',
    toPlace: portalText(to.city, 50),
    toPincode: Number(to.pincode),
    toStateCode: Number(recipient.gstin.slice(0, 2) || recipient.stateCode),
    actualToStateCode: Number(to.stateCode),
    totalValue: paiseToRupees(totals.taxablePaise),
    cgstValue: paiseToRupees(totals.cgstPaise),
    sgstValue: paiseToRupees(totals.sgstPaise),
    igstValue: paiseToRupees(totals.igstPaise),
    cessValue: 0,
    otherValue: 0,
    totInvValue: paiseToRupees(totals.totalPaise),
    mainHsnCode: Number(items[0]?.hsn ?? 0),
    itemList: items.map((item, i) => ({
      itemNo: i + 1,
      productName: portalText(item.title, 100),
      productDesc: portalText(item.title, 100),
      hsnCode: Number(item.hsn),
      quantity: item.quantity,
      qtyUnit: item.unit,
      taxableAmount: paiseToRupees(item.taxablePaise),
      cgstRate: isInState ? rateOf(item.gstBp) / 2 : 0,
      sgstRate: isInState ? rateOf(item.gstBp) / 2 : 0,
      igstRate: isInState ? 0 : rateOf(item.gstBp),
      cessRate: 0,
    })),
  }
}

/** Part A of the e-way bill of an invoice or a delivery challan, and what is wrong with it; undefined: nothing. Pure. */
export function makeEwb01(
  document: InvoiceDocument | DeliveryChallan,
  from: DispatchPlace,
): { payload: Ewb01; problem: string | undefined } {
  const payload = payloadOf(document, from)
  return { payload, problem: problemsOf(ewb01.safeParse(payload).error?.issues) }
}

/** The bills as the portal's bulk upload takes them, with Part B where a vehicle is known. */
export const bulkUpload = (
  bills: readonly { payload: Ewb01; transport: Transport }[],
): Record<string, unknown> => ({
  version: '1.0.0621',
  billLists: bills.map(({ payload, transport }) => ({
    ...payload,
    transMode: transport.mode,
    transDistance: transport.distanceKm,
    transporterId: transport.transporterId,
    transporterName: transport.transporterName,
    vehicleNo: transport.vehicle,
    vehicleType: transport.vehicle === '' ? '' : 'R',
  })),
})
