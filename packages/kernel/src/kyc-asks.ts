import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'
import type { KycProof } from './kyc-proofs.ts'
import type { KycStage } from './kyc-states.ts'

/** The sections of a KYC form with their names, in order. The buyer provides one of a section's proofs. */
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

/** One accepted proof of a section for a kind of buyer, in force between two days in India, inclusive. */
export type KycAsk = {
  readonly businessTypeId: BusinessTypeId
  readonly stage: KycStage
  readonly section: KycSection
  readonly proof: KycProof
  readonly validFrom: IstDate
  /** null while in force. */
  readonly validTo: IstDate | null
  /** The law or decision that requires it. */
  readonly source: string
}
