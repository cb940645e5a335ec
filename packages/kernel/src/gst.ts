import { checkGstin } from './gstin.ts'
import { isPaise, mulDivHalfUp } from './money.ts'
import type { BasisPoints, Paise } from './money.ts'
import { stateByCode } from './states.ts'
import type { StateCode } from './states.ts'

export { stateByCode, usesUtgst } from './states.ts'
export type { StateCode } from './states.ts'

/** Tax of one line, in paise: either cgst and sgst, always equal, or igst; the others are 0. */
export type GstSplit = {
  /** Value without tax, as the invoice prints it. */
  readonly taxable: Paise
  readonly cgst: Paise
  /** Printed as UTGST where `usesUtgst`. */
  readonly sgst: Paise
  readonly igst: Paise
  /** cgst + sgst + igst */
  readonly tax: Paise
  /** taxable + tax */
  readonly total: Paise
}

function assertInput(amount: Paise, bp: BasisPoints): void {
  if (!isPaise(amount) || amount < 0)
    throw new RangeError(`Not a taxable amount in paise: ${amount}`)
  if (!Number.isInteger(bp) || bp < 0 || bp > 10_000)
    throw new RangeError(`Not a GST rate in basis points: ${bp}`)
}

function assembled(taxable: Paise, half: Paise, igst: Paise): GstSplit {
  const tax = 2 * half + igst
  return { taxable, cgst: half, sgst: half, igst, tax, total: taxable + tax }
}

/**
 * Splits a price that includes GST without changing it. Within a state an odd paisa of tax goes to the taxable value, so
 * that both halves are equal.
 * `gross` is after discounts. Throws RangeError on negative or fractional input. Source: domain reference 1.5, CART-23.
 */
export function splitInclusive(line: { gross: Paise; bp: BasisPoints; intra: boolean }): GstSplit {
  const { gross, bp, intra } = line
  assertInput(gross, bp)
  const tax = gross - mulDivHalfUp(gross, 10_000, 10_000 + bp)
  if (!intra) return assembled(gross - tax, 0, tax)
  const half = Math.floor(tax / 2)
  return assembled(gross - 2 * half, half, 0)
}

/** The price without GST of a price that includes it. */
export function withoutGst(price: Paise, bp: BasisPoints): Paise {
  return splitInclusive({ gross: price, bp, intra: false }).taxable
}

/** Throws RangeError unless a new address or registration can have the code: a wrong state means a wrong tax. */
function assertState(code: StateCode): StateCode {
  const state = stateByCode(code)
  if (!state || state.retired) throw new RangeError(`Not a state code: ${code}`)
  return code
}

/** The GST state codes of billing and delivery. */
export type SupplyAddresses = {
  /** Only if the buyer wants a business invoice. An invalid one (`checkGstin`) counts as none. */
  buyerGstin?: string | undefined
  billToState: StateCode
  shipToState: StateCode
  /** Delivered to another business: bill to X, ship to Y on X's instruction. Default: no. */
  thirdParty?: boolean | undefined
}

/**
 * The state whose tax applies: that of delivery, except where a registered buyer has goods sent to a third party; these
 * are supplied where the buyer is billed. The caller ensures that the GSTIN's state equals the billing state
 * (`checkGstin` with `billingState`). A supply to a special economic zone has the same place, but is inter-State all the same
 * (`special-supply.ts`).
 * Throws RangeError on an unknown state. Source: IGST Act s.10(1)(a), (b), (ca); domain reference 1.2.
 */
export function placeOfSupply(addresses: SupplyAddresses): StateCode {
  const billTo = assertState(addresses.billToState)
  const shipTo = assertState(addresses.shipToState)
  const registered = addresses.buyerGstin !== undefined && checkGstin(addresses.buyerGstin).ok
  return registered && addresses.thirdParty === true ? billTo : shipTo
}

/**
 * Whether CGST + SGST (true) or IGST (false) applies. `supplierState` is the first two digits of the GSTIN of the
 * registration that dispatches, `supplyState` the {@link placeOfSupply}. Throws RangeError on an unknown state.
 */
export function isIntraState(supplierState: StateCode, supplyState: StateCode): boolean {
  return assertState(supplierState) === assertState(supplyState)
}
