/** The validation of a field's value. */
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

/** A field of the KYC form. A select's options are stored as shown. */
export type KycFieldDefinition = {
  readonly label: string
  readonly hint?: string
  readonly type: KycFieldType
  readonly options?: readonly string[]
  readonly maxLength?: number
} &
  /** The message if it is empty. */
  (
    | { readonly missing: string; readonly optional?: never }
    /** Whether it may be empty. */
    | { readonly optional: true; readonly missing?: never }
  )

const councilHint = 'The council that keeps your registration, such as Maharashtra Medical Council'

const years = 'As printed on the document. Leave empty if it never ends'

/**
 * Every field of KYC forms by its name in the API (DATA-04). Aadhaar is stored masked only and never required if another
 * proof suffices (domain reference 1.9).
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
    label: 'Kind of document',
    missing: 'Choose the kind of document',
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
    label: 'Number on the document',
    missing: 'Enter the number on the document',
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
    label: 'Kind of document',
    missing: 'Choose the kind of document',
    type: 'select',
    options: ['12A or 80G registration', 'Trust deed or society registration', 'NGO Darpan id'],
  },
  ngo_number: {
    label: 'Number on the document',
    missing: 'Enter the number on the document',
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
