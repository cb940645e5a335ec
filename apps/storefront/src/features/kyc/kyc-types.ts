import type { Answer } from '@upchar/contract/schema/endpoints'

/** A buyer's KYC (DATA-03). */
export type Kyc = Answer<'getMyKyc'>['kyc']
export type KycStep = Kyc['steps'][number]

/** The form of a step as the server defines it (KYC-04). */
export type KycForm = Answer<'getKycFields'>
export type KycSection = KycForm['sections'][number]
export type KycProof = KycSection['choices'][number]
export type KycField = KycProof['fields'][number]
export type KycDocument = KycProof['documents'][number]
export type KycFile = KycDocument['files'][number]

/** A missing or wrong answer; `field` is a field name, a document kind or a section key. */
export type KycProblem = { field: string; message: string }

/** The two steps as search parameters. */
export type Stage = 'basic' | 'pharma'
export const stageOf = (step: { is_pharma: boolean }): Stage =>
  step.is_pharma ? 'pharma' : 'basic'

/** The id of a problem's target, for the error summary and the labels. */
export const kycId = (field: string): string => `kyc-${field}`
