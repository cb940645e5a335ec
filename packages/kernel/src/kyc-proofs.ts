import type { KycLicenceKind } from './kyc-licences.ts'
import type { KycFieldName } from './kyc-fields.ts'
import type { KycDocumentKind } from './kyc-documents.ts'

/** One way to prove something: fields, documents, and the licences that a reviewer reads from them. */
export type KycProofDefinition = {
  readonly name: string
  readonly fields: readonly KycFieldName[]
  /** At least one of these must be filled in. */
  readonly anyOf?: readonly KycFieldName[]
  readonly documents: readonly KycDocumentKind[]
  /** Approval must name at least one of these licences, if there are any. */
  readonly licences: readonly KycLicenceKind[]
}

/** Every proof that a form may require. Domain reference 3.2. */
export const KYC_PROOFS = Object.freeze({
  business: {
    name: 'Your practice or business',
    fields: ['Establishment-Name'],
    documents: [],
    licences: [],
  },
  pan: { name: 'PAN', fields: ['pan'], documents: ['pan_card'], licences: [] },
  aadhaar: {
    name: 'Masked Aadhaar',
    fields: ['aadhaar'],
    documents: ['masked_aadhaar'],
    licences: [],
  },
  gst: { name: 'GST registration', fields: ['GST'], documents: ['gst_certificate'], licences: [] },
  no_gst: {
    name: 'Not registered for GST',
    fields: ['gst_not_registered'],
    documents: [],
    licences: [],
  },
  registration: {
    name: 'Council registration',
    fields: [
      'registration_council',
      'registration_number',
      'registration_year',
      'registration_valid_until',
    ],
    documents: ['registration_certificate'],
    licences: ['registration'],
  },
  degree: { name: 'Degree', fields: ['degree'], documents: ['degree_certificate'], licences: [] },
  establishment: {
    name: 'Proof of establishment',
    fields: ['establishment_paper', 'establishment_number', 'establishment_valid_until'],
    documents: ['establishment_proof'],
    licences: ['establishment'],
  },
  md42: {
    name: 'MD-42 registration',
    fields: ['md42_number', 'md42_valid_until'],
    documents: ['md42_certificate'],
    licences: ['MD-42'],
  },
  drug_licence: {
    name: 'Drug licence',
    fields: ['licence_20_number', 'licence_21_number', 'licence_state', 'licence_valid_until'],
    anyOf: ['licence_20_number', 'licence_21_number'],
    documents: ['drug_licence'],
    licences: ['20/20B', '21/21B'],
  },
  authorisation: {
    name: 'Who may order',
    fields: ['authorised_person', 'authorised_designation'],
    documents: ['authorisation_letter'],
    licences: [],
  },
  ngo: {
    name: 'Registered organisation',
    fields: ['ngo_paper', 'ngo_number'],
    documents: ['ngo_certificate'],
    licences: [],
  },
  office_order: {
    name: 'Government office',
    fields: ['office_order_number'],
    documents: ['office_order'],
    licences: [],
  },
  doctor_in_charge: {
    name: 'Doctor in charge',
    fields: [
      'medical_head',
      'registration_council',
      'registration_number',
      'registration_valid_until',
      'inside_use_only',
    ],
    documents: ['doctor_registration'],
    licences: ['registration'],
  },
  own_patients: {
    name: 'For your own patients',
    fields: [
      'registration_council',
      'registration_number',
      'registration_valid_until',
      'own_patients_only',
    ],
    documents: ['registration_certificate'],
    licences: ['registration'],
  },
  own_animals: {
    name: 'For animals in your care',
    fields: [
      'registration_council',
      'registration_number',
      'registration_valid_until',
      'own_animals_only',
    ],
    documents: ['registration_certificate'],
    licences: ['registration'],
  },
  note: { name: 'Note', fields: ['comment'], documents: [], licences: [] },
} as const satisfies Readonly<Record<string, KycProofDefinition>>)

/** The key of a proof. */
export type KycProof = keyof typeof KYC_PROOFS

/** A proof's definition. */
export function kycProof(proof: KycProof): KycProofDefinition {
  return KYC_PROOFS[proof]
}

/** Whether text is the key of a proof. */
export function isKycProof(proof: string): proof is KycProof {
  return Object.hasOwn(KYC_PROOFS, proof)
}
