import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { KycSection } from '@upchar/kernel/kyc-asks'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycProof } from '@upchar/kernel/kyc-proofs'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { KYC_MOVES, type KycStage, type KycState } from '@upchar/kernel/kyc-states'
import { transitions } from '../../platform/transitions.ts'

/** The states of an application, checked at boot. */
export const kycStates = transitions<KycState>('kyc application', {
  start: 'draft',
  moves: KYC_MOVES,
})

export type KycChoices = Partial<Record<KycSection, KycProof>>
export type KycValues = Partial<Record<KycFieldName, string>>
export type KycLogType = 'exit' | 'issue'

/** Files per document: front and back, or the pages of a licence. */
export const maxFilesOfDocument = 4

/** An application as the rules see it. */
export type Application = {
  id: string
  customerId: string
  stage: KycStage
  businessTypeId: BusinessTypeId
  state: KycState
  version: number
  choices: KycChoices
  fields: KycValues
  businessName: string
  reason: string
  sectionsToChange: KycSection[]
  timesSubmitted: number
  createdAt: Date
  savedAt: Date
  submittedAt: Date | null
  decidedAt: Date | null
  validUntil: string | null
}

/** A document in a form: one uploaded file, as its owner sees it. */
export type DocumentFile = {
  fileId: string
  document: KycDocumentKind
  name: string
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'
  bytes: number
  createdAt: Date
}

export type Licence = {
  kind: KycLicenceKind
  number: string
  scope: string
  validUntil: string | null
}
