import type { Answer } from '@upchar/contract/schema/endpoints'

/** What is known of a buyer's KYC (DATA-03). */
export type Kyc = Answer<'getMyKyc'>['kyc']
export type KycStep = Kyc['steps'][number]

/** The form of a step as the server asks for it (KYC-04). */
export type KycForm = Answer<'getKycFields'>
export type KycSection = KycForm['sections'][number]
export type KycProof = KycSection['choices'][number]
export type KycField = KycProof['fields'][number]
export type KycDocument = KycProof['documents'][number]
export type KycFile = KycDocument['files'][number]

/** What must be filled in or corrected; `field` is a field's name, a document's kind or a section's key. */
export type KycProblem = { field: string; message: string }

/** The two steps as they stand in addresses. */
export type Stage = 'basic' | 'pharma'
export const stageOf = (step: { is_pharma: boolean }): Stage =>
  step.is_pharma ? 'pharma' : 'basic'

/** The id of what a problem is about, for the error summary and the labels. */
export const kycId = (field: string): string => `kyc-${field}`
