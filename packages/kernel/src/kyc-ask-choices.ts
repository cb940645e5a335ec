import type { KycSection } from './kyc-asks.ts'
import type { KycProof } from './kyc-proofs.ts'
import type { KycStage } from './kyc-states.ts'

/** Where a section stands and what may prove it, in the order of the form's choices. A proof stands in one section of a step: its fields are kept by their names. */
export const KYC_SECTION_CHOICES: Readonly<
  Record<KycSection, { readonly stages: readonly KycStage[]; readonly proofs: readonly KycProof[] }>
> = Object.freeze({
  business: { stages: ['basic'], proofs: ['business'] },
  identity: { stages: ['basic'], proofs: ['pan', 'aadhaar'] },
  gst: { stages: ['basic'], proofs: ['gst', 'no_gst'] },
  organisation: { stages: ['basic'], proofs: ['ngo', 'office_order'] },
  professional: { stages: ['basic'], proofs: ['registration', 'degree'] },
  establishment: { stages: ['basic'], proofs: ['establishment'] },
  devices: { stages: ['basic'], proofs: ['md42', 'drug_licence'] },
  authority: { stages: ['basic'], proofs: ['authorisation'] },
  medicines: {
    stages: ['pharma'],
    proofs: ['drug_licence', 'doctor_in_charge', 'own_patients', 'own_animals'],
  },
  note: { stages: ['basic', 'pharma'], proofs: ['note'] },
})

/** The row that says a section isn't asked for from a day on: it proves nothing. */
export const NOT_ASKED = 'none'
