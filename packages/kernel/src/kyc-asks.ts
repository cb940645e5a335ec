import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'
import type { KycProof } from './kyc-fields.ts'
import type { KycStage } from './kyc-states.ts'

/** The parts of a KYC form, in order: what each is called. Of a part's proofs the buyer gives one. */
export const KYC_SECTIONS = Object.freeze({
  business: { name: 'Your practice or business' },
  identity: { name: 'Identity' },
  gst: { name: 'GST' },
  organisation: { name: 'Your organisation' },
  professional: { name: 'Professional registration' },
  establishment: { name: 'Your establishment' },
  devices: { name: 'Licence to sell devices' },
  authority: { name: 'Who may order' },
  medicines: { name: 'Medicines and vaccines' },
  note: { name: 'Anything else' },
} as const satisfies Readonly<Record<string, { readonly name: string }>>)
/** The key of a section. */
export type KycSection = keyof typeof KYC_SECTIONS

/** Whether text is the key of a section. */
export function isKycSection(section: string): section is KycSection {
  return Object.hasOwn(KYC_SECTIONS, section)
}

/** One proof that a kind of buyer may give for a section, in force from a day in India to another, both included. */
export type KycAsk = {
  readonly businessTypeId: BusinessTypeId
  readonly stage: KycStage
  readonly section: KycSection
  readonly proof: KycProof
  readonly validFrom: IstDate
  /** null while in force. */
  readonly validTo: IstDate | null
  /** Which law or decision asks for it. */
  readonly source: string
}

type Section = readonly [section: KycSection, ...proofs: KycProof[]]

const identity: Section = ['identity', 'pan']
/** Persons may show a masked Aadhaar where they would rather not show a PAN. */
const personal: Section = ['identity', 'pan', 'aadhaar']
const business: Section = ['business', 'business']
const registered: Section = ['professional', 'registration']
const doctorInCharge: Section = ['medicines', 'doctor_in_charge']

const TABLE: Readonly<
  Partial<Record<BusinessTypeId, Readonly<Record<KycStage, readonly Section[]>>>>
> = {
  1: {
    basic: [business, identity, ['gst', 'gst', 'no_gst'], ['establishment', 'establishment']],
    pharma: [['medicines', 'drug_licence', 'doctor_in_charge']],
  },
  2: { basic: [business, personal, registered], pharma: [['medicines', 'own_patients']] },
  3: {
    basic: [business, identity, ['gst', 'gst'], ['devices', 'md42', 'drug_licence']],
    pharma: [['medicines', 'drug_licence']],
  },
  4: { basic: [business, personal, registered], pharma: [['medicines', 'own_patients']] },
  5: {
    basic: [business, identity, ['gst', 'gst'], ['authority', 'authorisation']],
    pharma: [doctorInCharge],
  },
  7: { basic: [business, identity, ['establishment', 'establishment']], pharma: [] },
  11: {
    basic: [business, ['organisation', 'ngo', 'office_order'], ['authority', 'authorisation']],
    pharma: [doctorInCharge],
  },
  13: { basic: [business, personal, registered], pharma: [['medicines', 'own_animals']] },
  15: {
    basic: [business, personal, registered, ['establishment', 'establishment']],
    pharma: [['medicines', 'own_patients']],
  },
  22: { basic: [business, personal, ['professional', 'registration', 'degree']], pharma: [] },
}

/** The day from which the seeded table is in force. */
const DEFAULT_ASKS_FROM: IstDate = '2026-04-01'

const SOURCE = 'Proposal, to be confirmed by the drug consultant'

const asksOf = (
  businessTypeId: BusinessTypeId,
  stage: KycStage,
  sections: readonly Section[],
): KycAsk[] =>
  (sections.length === 0 ? [] : [...sections, ['note', 'note'] as const satisfies Section]).flatMap(
    ([section, ...proofs]) =>
      proofs.map((proof): KycAsk => ({
        businessTypeId,
        stage,
        section,
        proof,
        validFrom: DEFAULT_ASKS_FROM,
        validTo: null,
        source: SOURCE,
      })),
  )

/** What a new shop asks for; from then on the rows in the database count. A type without rows for a stage can't apply for it. */
export const defaultKycAsks: readonly KycAsk[] = Object.freeze(
  Object.entries(TABLE).flatMap(([id, stages]) => {
    const businessTypeId = Number(id) as BusinessTypeId
    return [
      ...asksOf(businessTypeId, 'basic', stages.basic),
      ...asksOf(businessTypeId, 'pharma', stages.pharma),
    ]
  }),
)
