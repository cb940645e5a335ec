/** A kind of document to upload. It may have several files: front and back, or pages. */
export type KycDocumentDefinition = {
  readonly label: string
  readonly missing: string
  readonly hint?: string
}

/** Every kind of document. The API uses the keys. */
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

/** A document's definition. */
export function kycDocument(kind: KycDocumentKind): KycDocumentDefinition {
  return KYC_DOCUMENTS[kind]
}

/** Every kind of document. */
export const KYC_DOCUMENT_KINDS = Object.freeze(Object.keys(KYC_DOCUMENTS) as KycDocumentKind[])
