import type { KycLicenceKind } from './kyc-licences.ts'

/** What a field's value is checked as. */
export type KycFieldType =
  | 'line'
  | 'text'
  | 'date'
  | 'select'
  | 'checkbox'
  | 'gstin'
  | 'pan'
  | 'aadhaar'
  | 'year'

/** A field of the KYC form. A select's options are what is stored and shown. */
export type KycFieldDefinition = {
  readonly label: string
  readonly hint?: string
  readonly type: KycFieldType
  readonly options?: readonly string[]
  readonly maxLength?: number
} &
  /** What to do when it is empty. */
  (
    | { readonly missing: string; readonly optional?: never }
    /** A form may leave it empty. */
    | { readonly optional: true; readonly missing?: never }
  )

const councilHint = 'The council that keeps your registration, such as Maharashtra Medical Council'
const years = 'As printed on the paper. Leave empty if it never ends'

/**
 * Every field that a KYC form may have, under the name it has on the wire (DATA-04). Aadhaar is kept masked only and never
 * asked for where another proof will do (domain reference 1.9).
 */
export const KYC_FIELDS = Object.freeze({
  'Establishment-Name': {
    label: 'Name of your practice or business',
    missing: 'Enter the name of your practice or business',
    hint: 'As on your registration or licence',
    type: 'line',
    maxLength: 120,
  },
  pan: {
    label: 'PAN',
    missing: 'Enter the PAN',
    hint: '10 characters, of the person or the firm, such as AAACX1234A',
    type: 'pan',
  },
  aadhaar: {
    label: 'Aadhaar number',
    missing: 'Enter the Aadhaar number',
    hint: '12 digits. We check it and keep the last four only',
    type: 'aadhaar',
  },
  GST: {
    label: 'GST number',
    missing: 'Enter the GST number',
    hint: '15 characters, such as 27AAACX1234A1ZX',
    type: 'gstin',
  },
  gst_not_registered: {
    label: 'We are not registered for GST',
    missing: 'Tick this box to go on',
    type: 'checkbox',
  },
  registration_council: {
    label: 'Registration council',
    missing: 'Enter the council that registered you',
    hint: councilHint,
    type: 'line',
    maxLength: 120,
  },
  registration_number: {
    label: 'Registration number',
    missing: 'Enter the registration number',
    type: 'line',
    maxLength: 40,
  },
  registration_year: {
    label: 'Year of registration',
    missing: 'Enter the year of registration',
    type: 'year',
  },
  registration_valid_until: {
    label: 'Registration valid until',
    hint: years,
    type: 'date',
    optional: true,
  },
  degree: {
    label: 'Degree',
    missing: 'Enter your degree',
    hint: 'Such as BPT, Rajiv Gandhi University, 2016',
    type: 'line',
    maxLength: 120,
  },
  establishment_paper: {
    label: 'Kind of paper',
    missing: 'Choose the kind of paper',
    type: 'select',
    options: [
      'Clinical establishment registration',
      'Shop and establishment licence',
      'Trade licence',
      'NABH or NABL certificate',
      'Other registration',
    ],
  },
  establishment_number: {
    label: 'Number on the paper',
    missing: 'Enter the number on the paper',
    type: 'line',
    maxLength: 60,
  },
  establishment_valid_until: { label: 'Valid until', hint: years, type: 'date', optional: true },
  md42_number: {
    label: 'MD-42 number',
    missing: 'Enter the MD-42 number',
    hint: 'Such as MD-42/2024/001234',
    type: 'line',
    maxLength: 60,
  },
  md42_valid_until: {
    label: 'MD-42 valid until',
    missing: 'Enter the day until which the MD-42 is valid',
    hint: 'Or the day its retention fee is due',
    type: 'date',
  },
  licence_20_number: {
    label: 'Form 20 or 20B number',
    hint: 'Fill in at least one of the two numbers',
    type: 'line',
    maxLength: 60,
    optional: true,
  },
  licence_21_number: {
    label: 'Form 21 or 21B number',
    hint: 'Needed for vaccines, sera and insulin',
    type: 'line',
    maxLength: 60,
    optional: true,
  },
  licence_state: {
    label: 'State that issued the licence',
    missing: 'Enter the state that issued the licence',
    type: 'line',
    maxLength: 60,
  },
  licence_valid_until: {
    label: 'Licence valid until',
    missing: 'Enter the day until which the licence is valid',
    hint: 'Or the day its retention fee is due',
    type: 'date',
  },
  authorised_person: {
    label: 'Who orders for you',
    missing: 'Enter the name of the person who orders for you',
    hint: 'The person that the letter names',
    type: 'line',
    maxLength: 120,
  },
  authorised_designation: {
    label: 'Designation',
    missing: 'Enter the designation',
    type: 'line',
    maxLength: 80,
  },
  ngo_paper: {
    label: 'Kind of paper',
    missing: 'Choose the kind of paper',
    type: 'select',
    options: ['12A or 80G registration', 'Trust deed or society registration', 'NGO Darpan id'],
  },
  ngo_number: {
    label: 'Number on the paper',
    missing: 'Enter the number on the paper',
    type: 'line',
    maxLength: 60,
  },
  office_order_number: {
    label: 'Number of the office order',
    missing: 'Enter the number of the office order',
    type: 'line',
    maxLength: 60,
  },
  medical_head: {
    label: 'Name of the doctor in charge',
    missing: 'Enter the name of the doctor in charge',
    type: 'line',
    maxLength: 120,
  },
  own_patients_only: {
    label: 'I buy medicines for my own patients only, and I keep records of them',
    missing: 'Tick this box to go on',
    type: 'checkbox',
  },
  own_animals_only: {
    label: 'I buy veterinary medicines for animals in my care only, and I keep records of them',
    missing: 'Tick this box to go on',
    type: 'checkbox',
  },
  inside_use_only: {
    label: 'Medicines are used inside the establishment only, under the doctor in charge',
    missing: 'Tick this box to go on',
    type: 'checkbox',
  },
  comment: { label: 'Anything else we should know', type: 'text', maxLength: 500, optional: true },
} as const satisfies Readonly<Record<string, KycFieldDefinition>>)
/** The name of a field. */
export type KycFieldName = keyof typeof KYC_FIELDS

/** A field's definition. */
export function kycField(name: KycFieldName): KycFieldDefinition {
  return KYC_FIELDS[name]
}

/** A paper that is uploaded. One slot takes several files: front and back, or pages. */
export type KycDocumentDefinition = {
  readonly label: string
  readonly missing: string
  readonly hint?: string
}

/** Every kind of document. The key stands on the wire. */
export const KYC_DOCUMENTS = Object.freeze({
  pan_card: {
    label: 'PAN card',
    missing: 'Upload the PAN card',
    hint: 'Of the person or the firm',
  },
  masked_aadhaar: {
    label: 'Masked e-Aadhaar',
    missing: 'Upload the masked e-Aadhaar',
    hint: 'Download it masked from UIDAI: the first eight digits must not be readable',
  },
  gst_certificate: {
    label: 'GST certificate',
    missing: 'Upload the GST certificate',
    hint: 'Form REG-06, first page',
  },
  registration_certificate: {
    label: 'Registration certificate',
    missing: 'Upload the registration certificate',
    hint: 'From your council, with any renewal',
  },
  degree_certificate: { label: 'Degree certificate', missing: 'Upload the degree certificate' },
  establishment_proof: {
    label: 'Proof of your establishment',
    missing: 'Upload a proof of your establishment',
    hint: 'Clinical establishment registration, shop act or trade licence',
  },
  md42_certificate: { label: 'MD-42 certificate', missing: 'Upload the MD-42 certificate' },
  drug_licence: {
    label: 'Drug licence',
    missing: 'Upload the drug licence',
    hint: 'Form 20, 20B, 21 or 21B, all pages',
  },
  authorisation_letter: {
    label: 'Authorisation letter',
    missing: 'Upload the authorisation letter',
    hint: 'On your letterhead, signed',
  },
  ngo_certificate: {
    label: 'Registration of the organisation',
    missing: 'Upload the registration of the organisation',
  },
  office_order: { label: 'Office order', missing: 'Upload the office order' },
  doctor_registration: {
    label: 'Registration of the doctor in charge',
    missing: 'Upload the registration of the doctor in charge',
    hint: 'Certificate of the council',
  },
} as const satisfies Readonly<Record<string, KycDocumentDefinition>>)
/** The key of a document. */
export type KycDocumentKind = keyof typeof KYC_DOCUMENTS

/** What a document is, in words. */
export function kycDocument(kind: KycDocumentKind): KycDocumentDefinition {
  return KYC_DOCUMENTS[kind]
}

/** Every kind of document. */
export const KYC_DOCUMENT_KINDS = Object.freeze(Object.keys(KYC_DOCUMENTS) as KycDocumentKind[])

/** One way to prove something: fields, papers, and the licences a reviewer reads off them. */
export type KycProofDefinition = {
  readonly name: string
  readonly fields: readonly KycFieldName[]
  /** At least one of these must be filled in. */
  readonly anyOf?: readonly KycFieldName[]
  readonly documents: readonly KycDocumentKind[]
  /** Which licences approval must name: one at least, where any stands here. */
  readonly licences: readonly KycLicenceKind[]
}

/** Every proof that a form may ask for. Domain reference 3.2. */
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
