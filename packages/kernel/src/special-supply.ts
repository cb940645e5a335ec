import { checkGstin, normaliseGstin } from './gstin.ts'
import type { Gstin } from './gstin.ts'
import { ok } from './result.ts'
import type { Refusal, Result } from './result.ts'

/** Who buys for a special economic zone: a unit in it, or its developer (IGST Act s.16(1)(b)). */
export const SEZ_KINDS = Object.freeze({ unit: 'SEZ unit', developer: 'SEZ developer' } as const)
/** A key of {@link SEZ_KINDS}. */
export type SezKind = keyof typeof SEZ_KINDS

/** Whether text names a kind of {@link SEZ_KINDS}. */
export const isSezKind = (kind: string): kind is SezKind => Object.hasOwn(SEZ_KINDS, kind)

/**
 * How a supply to a zone is taxed: on payment of integrated tax, or, under the supplier's letter of undertaking, without it.
 * Either way it is inter-State (IGST Act s.7(5)(b)) and zero-rated (s.16(1)(b), s.16(3)).
 */
export type SezSupply = 'igst' | 'lut'

/** A supply to a zone, as its documents describe it. */
export type SezTerms = { readonly kind: SezKind; readonly supply: SezSupply }

/**
 * How a supplier taxes what a confirmed unit or developer buys. Without payment of tax only for authorised operations, which
 * take place in the zone, and only by a supplier whose letter of undertaking is in force (IGST Act s.16(1)(b), s.16(3)(a);
 * CGST Rules 96A).
 */
export const sezSupply = (of: { deliveredInZone: boolean; hasLut: boolean }): SezSupply =>
  of.deliveredInZone && of.hasLut ? 'lut' : 'igst'

/** The endorsement on the invoice of a supply to a zone. Source: CGST Rules 46, third proviso. */
export function sezEndorsement({ kind, supply }: SezTerms): string {
  const buyer = kind === 'unit' ? 'SEZ UNIT' : 'SEZ DEVELOPER'
  return supply === 'igst'
    ? `SUPPLY TO ${buyer} FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX`
    : `SUPPLY TO ${buyer} FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`
}

/**
 * Whether text has the form of a Unique Identity Number, as embassies and bodies of the United Nations have (CGST Act s.25(9)):
 * state code, year, three letters of the country or body, five digits, `UN` or `ON`, and a last character. Its holder pays tax
 * like an unregistered buyer and claims it back (s.55), so it changes neither place of supply nor tax.
 */
export const isUin = (text: string): boolean => /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/.test(text)

/** The name of the number that a buyer has given. */
export const taxNumberName = (number: string): 'UIN' | 'GSTIN' => (isUin(number) ? 'UIN' : 'GSTIN')

/** A buyer's registration as typed: a GSTIN checked in full, or a UIN, which has no GSTIN. */
export type TaxNumber = { readonly number: string; readonly gstin: Gstin | undefined }

/** Checks a typed GSTIN or UIN; the message is that of {@link checkGstin}. */
export function checkTaxNumber(input: string): Result<TaxNumber, Refusal> {
  const number = normaliseGstin(input)
  if (isUin(number)) return ok({ number, gstin: undefined })
  const checked = checkGstin(number)
  return checked.ok ? ok({ number: checked.value.gstin, gstin: checked.value }) : checked
}
