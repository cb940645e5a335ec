import type { KycSection } from './kyc-asks.ts'
import type { KycProof } from './kyc-proofs.ts'
import type { KycStage } from './kyc-states.ts'

/** The step of a section and its possible proofs, in display order. A proof is in one section of a step only, because fields are stored by name. */
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

/** The proof of a row that ends a section's requirement from a day on. */
export const NOT_ASKED = 'none'
