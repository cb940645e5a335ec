import { businessType } from '@upchar/kernel/business-types'
import type { IstDate } from '@upchar/kernel/dates'
import { kycAsks } from '@upchar/reference/kyc-asks'
import { KYC_SECTIONS } from '@upchar/kernel/kyc-asks'
import type { KycSection } from '@upchar/kernel/kyc-asks'
import { kycProof } from '@upchar/kernel/kyc-proofs'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { hash } from '../random.ts'
import type { SeedCustomer } from './customers.ts'
import type { SeedCase } from './kyc-cases.ts'

/** A buyer with the data derived from the pincode: state, tax numbers. */
export type PlacedCustomer = SeedCustomer & {
  state: string
  stateCode: string
  pan: string
  gstin: string
}

export type FilledForm = {
  choices: Partial<Record<KycSection, KycProof>>
  /** As printed on the documents. */
  printed: Partial<Record<KycFieldName, string>>
  /** As the buyer typed it. */
  fields: Partial<Record<KycFieldName, string>>
  documents: KycDocumentKind[]
  licences: { kind: KycLicenceKind; number: string; scope: string; validUntil: string }[]
}

const councils: Readonly<Record<string, string>> = {
  dentist: 'Dental Council',
  vet: 'Veterinary Council',
}

/** What this buyer's documents say. */
function printedFor(
  { key, type, state, stateCode, business, firstName, lastName, pan, gstin }: PlacedCustomer,
  until: IstDate,
): Partial<Record<KycFieldName, string>> {
  const number = (prefix: string) =>
    `${prefix}${String((hash(`${key} ${prefix}`) % 90_000) + 10_000)}`
  const kind = businessType(type ?? 0)?.key ?? ''
  const person = `Dr. ${firstName} ${lastName}`
  return {
    'Establishment-Name': business,
    pan,
    GST: gstin,
    gst_not_registered: 'true',
    registration_council: `${state} ${councils[kind] ?? 'Medical Council'}`,
    registration_number: number('A-'),
    registration_year: String(1995 + (hash(key) % 24)),
    registration_valid_until: until,
    establishment_paper:
      kind === 'hospital'
        ? 'Clinical establishment registration'
        : 'Shop and establishment licence',
    establishment_number: number(`CE/${stateCode}/`),
    establishment_valid_until: until,
    md42_number: number('MD-42/2024/'),
    md42_valid_until: until,
    licence_20_number: number(`${stateCode}-20B-`),
    licence_21_number: number(`${stateCode}-21B-`),
    licence_state: state,
    licence_valid_until: until,
    authorised_person: `${firstName} ${lastName}`,
    authorised_designation: 'Programme manager',
    ngo_paper: '12A or 80G registration',
    ngo_number: number('12A/'),
    medical_head: person,
    own_patients_only: 'true',
    own_animals_only: 'true',
    inside_use_only: 'true',
  }
}

/** The licences that a reviewer would read from the documents of a proof. */
function printedLicences(
  kinds: readonly KycLicenceKind[],
  printed: Partial<Record<KycFieldName, string>>,
): FilledForm['licences'] {
  const rows: Record<
    KycLicenceKind,
    [number: KycFieldName, scope: KycFieldName | undefined, until: KycFieldName]
  > = {
    'MD-42': ['md42_number', undefined, 'md42_valid_until'],
    '20/20B': ['licence_20_number', 'licence_state', 'licence_valid_until'],
    '21/21B': ['licence_21_number', 'licence_state', 'licence_valid_until'],
    registration: ['registration_number', 'registration_council', 'registration_valid_until'],
    establishment: ['establishment_number', 'establishment_paper', 'establishment_valid_until'],
  }
  return kinds.map((kind) => {
    const [number, scope, until] = rows[kind]
    return {
      kind,
      number: printed[number] ?? '',
      scope: scope === undefined ? '' : (printed[scope] ?? ''),
      validUntil: printed[until] ?? '',
    }
  })
}

/** The completed form of a case. */
export function fillForm(
  customer: PlacedCustomer,
  { stage, proofs = {}, typed = {} }: SeedCase,
  until: IstDate,
): FilledForm {
  const asks = kycAsks.filter((ask) => ask.businessTypeId === customer.type && ask.stage === stage)
  const sections = (Object.keys(KYC_SECTIONS) as KycSection[]).filter((section) =>
    asks.some((ask) => ask.section === section),
  )
  const chosen = sections.map(
    (section) =>
      [
        section,
        proofs[section] ?? asks.find((ask) => ask.section === section)?.proof ?? 'note',
      ] as const,
  )
  const definitions = chosen.map(([, proof]) => kycProof(proof))
  const names = [...new Set(definitions.flatMap(({ fields }) => [...fields]))]
  const all = printedFor(customer, until)
  const printed = Object.fromEntries(
    names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  )
  const kinds = KYC_LICENCES.map(({ kind }) => kind).filter((kind) =>
    definitions.some(({ licences }) => licences.includes(kind)),
  )
  return {
    choices: Object.fromEntries(chosen),
    printed,
    fields: { ...printed, ...typed },
    documents: [...new Set(definitions.flatMap(({ documents }) => [...documents]))],
    licences: printedLicences(kinds, all),
  }
}
