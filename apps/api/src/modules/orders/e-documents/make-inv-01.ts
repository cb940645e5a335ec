import { paiseToRupees } from '@upchar/kernel/money'
import type { InvoiceLine, InvoicePlace, TaxDocument } from '../model.ts'
import { inv01, type Inv01 } from './inv-01.ts'
import { portalAddress, portalDay, portalText, problemsOf } from './portal-text.ts'
import { reportedItems, type ReportedItem } from './reported-items.ts'

/** Where goods leave from, if elsewhere than the supplier's address. */
export type DispatchPlace = { name: string; city: string; pincode: string; stateCode: string }

export type ReportInput = {
  document: TaxDocument
  /** The marketplace that collects the tax at source (CGST Act s.52); absent from its own documents. */
  operatorGstin: string | undefined
  dispatchedFrom: DispatchPlace | undefined
  /** The goods of the invoice that a credit note reduces. */
  invoiced?: readonly InvoiceLine[]
}

const addressLines = (address: string) => {
  const { first, second } = portalAddress(address)
  return { Addr1: first, ...(second !== undefined && { Addr2: second }) }
}

function supplyType({ sez }: TaxDocument): Inv01['TranDtls']['SupTyp'] {
  if (sez === undefined) return 'B2B'
  return sez.supply === 'lut' ? 'SEZWOP' : 'SEZWP'
}

function batchesOf({
  batches,
}: ReportedItem): Pick<Inv01['ItemList'][number], 'BchDtls' | 'AttribDtls'> {
  const [only, ...more] = batches
  if (only === undefined) return {}
  const fits = only.batchNo.length >= 3 && only.batchNo.length <= 20
  if (more.length === 0 && fits)
    return {
      BchDtls: {
        Nm: portalText(only.batchNo, 20),
        ...(only.expiresOn !== null && { ExpDt: portalDay(only.expiresOn) }),
      },
    }
  return {
    AttribDtls: batches.map(({ batchNo, expiresOn, quantity }) => ({
      Nm: 'Batch',
      Val: portalText(
        `${batchNo}${expiresOn === null ? '' : `, expires ${portalDay(expiresOn)}`}: ${quantity}`,
        100,
      ),
    })),
  }
}

const itemOf = (item: ReportedItem, i: number): Inv01['ItemList'][number] => ({
  SlNo: String(i + 1),
  PrdDesc: portalText(item.title, 300),
  IsServc: item.isService ? 'Y' : 'N',
  HsnCd: item.hsn,
  Qty: item.quantity,
  Unit: item.unit,
  UnitPrice: item.unitTenths / 1000,
  TotAmt: paiseToRupees(item.grossPaise),
  Discount: paiseToRupees(item.grossPaise - item.taxablePaise),
  AssAmt: paiseToRupees(item.taxablePaise),
  GstRt: item.gstBp / 100,
  IgstAmt: paiseToRupees(item.igstPaise),
  CgstAmt: paiseToRupees(item.cgstPaise),
  SgstAmt: paiseToRupees(item.sgstPaise),
  TotItemVal: paiseToRupees(item.totalPaise),
  ...batchesOf(item),
})

const samePlace = (a: InvoicePlace, b: InvoicePlace): boolean =>
  a.name === b.name && a.address === b.address && a.pincode === b.pincode

function deliveryOf({ recipient, deliveredTo }: TaxDocument): Pick<Inv01, 'ShipDtls'> {
  if (deliveredTo === undefined || samePlace(recipient, deliveredTo)) return {}
  return {
    ShipDtls: {
      LglNm: portalText(deliveredTo.name, 100),
      ...addressLines(deliveredTo.address),
      Loc: portalText(deliveredTo.city, 100),
      Pin: Number(deliveredTo.pincode),
      Stcd: deliveredTo.stateCode,
    },
  }
}

const dispatchOf = (
  { seller }: TaxDocument,
  from: DispatchPlace | undefined,
): Pick<Inv01, 'DispDtls'> =>
  from === undefined || from.pincode === seller.pincode
    ? {}
    : {
        DispDtls: {
          Nm: portalText(seller.legalName, 100),
          Addr1: portalText(from.name, 100),
          Loc: portalText(from.city, 100),
          Pin: Number(from.pincode),
          Stcd: from.stateCode,
        },
      }

function referencesOf(document: TaxDocument): Pick<Inv01, 'RefDtls'> {
  const preceding =
    document.title === 'Credit note'
      ? {
          PrecDocDtls: [
            { InvNo: document.credits.number, InvDt: portalDay(document.credits.issuedOn) },
          ],
        }
      : {}
  const order = portalText(document.poNumber ?? '', 16)
  const references = { ...preceding, ...(order !== '' && { ContrDtls: [{ PORefr: order }] }) }
  return Object.keys(references).length === 0 ? {} : { RefDtls: references }
}

function payloadOf({ document, operatorGstin, dispatchedFrom, invoiced }: ReportInput): Inv01 {
  const { seller, recipient, placeOfSupply, totals } = document
  const phone = recipient.phone.replaceAll(/\D/g, '').slice(-10)
  return {
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: supplyType(document),
      RegRev: 'N',
      ...(operatorGstin !== undefined && { EcmGstin: operatorGstin }),
      IgstOnIntra: 'N',
    },
    DocDtls: {
      Typ: document.title === 'Credit note' ? 'CRN' : 'INV',
      No: document.number,
      Dt: portalDay(document.issuedOn),
    },
    SellerDtls: {
      Gstin: seller.gstin,
      LglNm: portalText(seller.legalName, 100),
      TrdNm: portalText(seller.tradeName, 100),
      ...addressLines(seller.address),
      Loc: portalText(seller.city, 50),
      Pin: Number(seller.pincode),
      Stcd: seller.stateCode,
    },
    BuyerDtls: {
      Gstin: recipient.gstin,
      LglNm: portalText(recipient.businessName || recipient.name, 100),
      ...addressLines(recipient.address),
      Loc: portalText(recipient.city, 100),
      Pin: Number(recipient.pincode),
      // The portal compares it with the GSTIN.
      Stcd: recipient.gstin.slice(0, 2),
      Pos: placeOfSupply.stateCode,
      ...(phone.length >= 6 && { Ph: phone }),
    },
    ...dispatchOf(document, dispatchedFrom),
    ...deliveryOf(document),
    ItemList: reportedItems(document, invoiced).map(itemOf),
    ValDtls: {
      AssVal: paiseToRupees(totals.taxablePaise),
      CgstVal: paiseToRupees(totals.cgstPaise),
      SgstVal: paiseToRupees(totals.sgstPaise),
      IgstVal: paiseToRupees(totals.igstPaise),
      TotInvVal: paiseToRupees(totals.totalPaise),
    },
    ...referencesOf(document),
  }
}

/** What the portal refuses beyond the shape. */
function ruleProblem({ document }: ReportInput, { ItemList, BuyerDtls }: Inv01) {
  if (document.recipient.stateCode !== BuyerDtls.Stcd)
    return 'The billing address isn’t in the state of the buyer’s GSTIN.'
  const short = ItemList.find(({ HsnCd }) => HsnCd.length < 6)
  // Notification 78/2020-Central Tax: six digits above a turnover of five crore rupees.
  if (short !== undefined)
    return `${short.PrdDesc} needs six digits of HSN: set them for the seller in the set-up.`
  return undefined
}

/** The payload of a document for the Invoice Registration Portal, and what is wrong with it; undefined: nothing. Pure. */
export function makeInv01(input: ReportInput): { payload: Inv01; problem: string | undefined } {
  const payload = payloadOf(input)
  return {
    payload,
    problem: ruleProblem(input, payload) ?? problemsOf(inv01.safeParse(payload).error?.issues),
  }
}
