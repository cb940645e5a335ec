import type { BusinessTypeId } from './business-types.ts'
import type { IstDate } from './dates.ts'
import type { KycProof } from './kyc-proofs.ts'
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
