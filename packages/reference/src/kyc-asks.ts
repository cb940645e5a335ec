import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { IstDate } from '@upchar/kernel/dates'
import type { KycAsk, KycSection } from '@upchar/kernel/kyc-asks'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycStage } from '@upchar/kernel/kyc-states'

type Section = readonly [section: KycSection, ...proofs: KycProof[]]

const identity: Section = ['identity', 'pan']
/** Individuals may provide a masked Aadhaar instead of a PAN. */
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

/** The table's first day. */
const VALID_FROM: IstDate = '2026-04-01'

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
        validFrom: VALID_FROM,
        validTo: null,
        source: SOURCE,
      })),
  )

/** Initial rows of kyc_ask, which staff edit: the KYC requirements by business type. A type without rows can't apply for the stage. */
export const kycAsks: readonly KycAsk[] = Object.freeze(
  Object.entries(TABLE).flatMap(([id, stages]) => {
    const businessTypeId = Number(id) as BusinessTypeId
    return [
      ...asksOf(businessTypeId, 'basic', stages.basic),
      ...asksOf(businessTypeId, 'pharma', stages.pharma),
    ]
  }),
)
