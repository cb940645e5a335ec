import { licenceFormName, SELLER_LICENCE_KEYS } from './seller-licences.ts'
import type { SellerLicenceForm } from './seller-licences.ts'

/** Documents that every applicant to sell sends (ENGAGE-08); licences come on top, by what is to be sold. */
export const SELLER_PROOFS = Object.freeze(['gst_certificate', 'pan_card', 'bank_proof'] as const)
/** One of {@link SELLER_PROOFS}. */
export type SellerProof = (typeof SELLER_PROOFS)[number]
/** A document of an application: a proof, or the licence of a form. */
export type SellerDocumentKind = SellerProof | SellerLicenceForm

/** Every kind, proofs first. */
export const SELLER_DOCUMENT_KINDS: readonly SellerDocumentKind[] = [
  ...SELLER_PROOFS,
  ...SELLER_LICENCE_KEYS,
]

const PROOF_NAMES: Readonly<Record<SellerProof, string>> = {
  gst_certificate: 'GST registration certificate (REG-06)',
  pan_card: 'PAN card of the business',
  bank_proof: 'Cancelled cheque or bank statement',
}

/** The form of a licence; undefined for a proof. */
export const licenceFormOf = (kind: SellerDocumentKind): SellerLicenceForm | undefined =>
  SELLER_LICENCE_KEYS.find((form) => form === kind)

/** A kind's name for applicants and staff. */
export const sellerDocumentName = (kind: SellerDocumentKind): string => {
  const form = licenceFormOf(kind)
  return form === undefined ? PROOF_NAMES[kind as SellerProof] : licenceFormName(form)
}

/**
 * How far an application to sell is. `received`: its documents are missing; `submitted`: with staff; `incomplete`: staff have
 * asked for more; `checked`: one member of staff has checked it and another decides.
 */
export const SELLER_APPLICATION_STATES = Object.freeze([
  'received',
  'submitted',
  'incomplete',
  'checked',
  'approved',
  'refused',
] as const)
/** One of {@link SELLER_APPLICATION_STATES}. */
export type SellerApplicationState = (typeof SELLER_APPLICATION_STATES)[number]

/** A state's name for staff. */
export const SELLER_APPLICATION_STATE_NAMES: Readonly<Record<SellerApplicationState, string>> =
  Object.freeze({
    received: 'Waits for documents',
    submitted: 'To be checked',
    incomplete: 'More asked for',
    checked: 'To be approved',
    approved: 'Approved',
    refused: 'Refused',
  })

/** What a seller agrees to, with the version that is stored with the consent. Consumer Protection (E-Commerce) Rules 2020, rule 6. */
export const SELLER_AGREEMENT = Object.freeze({
  version: '2026-11',
  terms: Object.freeze([
    'We sell only goods that our licences permit, and stop at once when a licence ends or is suspended.',
    'We state maker, country of origin, importer, price with all taxes, batch and expiry of our goods truthfully.',
    'We take back and refund goods that are defective, late or not as described, and don’t pose as buyers in reviews.',
    'We issue a GST invoice for every parcel, and accept that the marketplace collects tax at source (CGST Act s.52) and deducts income tax as the law says.',
    'We name a grievance officer, who confirms complaints within 48 hours and settles them within a month.',
  ]),
})
