import { istDate } from '@upchar/kernel/dates'
import { kycDocument, type KycDocumentKind } from '@upchar/kernel/kyc-documents'
import { kycField, type KycFieldName } from '@upchar/kernel/kyc-fields'
import { type KycProofDefinition } from '@upchar/kernel/kyc-proofs'
import { licenceName } from '@upchar/kernel/kyc-licences'
import { isKycOpen, KYC_STATE_WORDS, pendingAction, type KycStage } from '@upchar/kernel/kyc-states'
import type { CustomerRow } from '../accounts/index.ts'
import { fileMediaTypes, fileView, maxFileBytes } from '../files/index.ts'
import { mayRename, statusOf } from './buyer-form.ts'
import {
  maxFilesOfDocument,
  type Application,
  type KycValues,
  type Licence,
  type DocumentFile,
} from './model.ts'
import { chosenProof, type FormSection } from './rules/form-for-buyer.ts'
import { isInForce, isLicenceInForce } from './rules/in-force.ts'
import { maxLengthOf } from './rules/values.ts'

export const documentFileView = (file: DocumentFile) => fileView({ ...file, id: file.fileId })

export const licenceView = (licence: Licence, inForce: boolean) => ({
  kind: licence.kind,
  name: licenceName(licence.kind),
  number: licence.number,
  scope: licence.scope,
  valid_until: licence.validUntil,
  in_force: inForce,
})

const applicationView = (application: Application) => ({
  id: application.id,
  state: application.state,
  words: KYC_STATE_WORDS[application.state].buyer,
  editable: isKycOpen(application.state),
  reason: application.reason,
  sections_to_change: application.sectionsToChange,
  saved_at: application.savedAt.toISOString(),
  submitted_at: application.submittedAt?.toISOString() ?? null,
  decided_at: application.decidedAt?.toISOString() ?? null,
  valid_until: application.state === 'approved' ? application.validUntil : null,
})

export type KnownKyc = {
  customer: CustomerRow
  applications: readonly Application[]
  licences: readonly { licence: Licence; application: Application }[]
  /** Why a step is unavailable, if it is. */
  unavailable: Readonly<Record<KycStage, string | undefined>>
  at: Date
}

/** Whether the buyer has to act: a step was never submitted, was returned, rejected or has expired. */
function isKycPending({ customer, applications, unavailable, at }: KnownKyc): boolean {
  const newest = (stage: KycStage) => applications.find((one) => one.stage === stage)
  if (applications.some(({ state }) => state === 'changes_asked')) return true
  if (unavailable.basic !== undefined && customer.businessTypeId !== null) return false
  const basic = newest('basic')
  return (
    basic?.state !== 'submitted' &&
    !applications.some((one) => one.stage === 'basic' && isInForce(one, customer, istDate(at)))
  )
}

/** KYC as the buyer sees it (DATA-03, KYC-01 to KYC-03). */
export function kycView(known: KnownKyc) {
  const { customer, applications, licences, unavailable, at } = known
  const on = istDate(at)
  const status = statusOf(applications, customer, on)
  const step = (stage: KycStage) => {
    const application = applications.find((one) => one.stage === stage)
    return {
      is_pharma: stage === 'pharma',
      available: unavailable[stage] === undefined,
      message: unavailable[stage] ?? '',
      application: application === undefined ? null : applicationView(application),
      approved: applications.some((one) => one.stage === stage && isInForce(one, customer, on)),
    }
  }
  return {
    kyc: {
      status,
      pharma_kyc: status === 'verified',
      business_name: customer.businessName,
      business_name_editable: mayRename(customer, status),
      business_type: customer.businessTypeId,
      pending_action: pendingAction({ phone: customer.phone === null, kyc: isKycPending(known) }),
      steps: [step('basic'), step('pharma')],
      licences: licences.map(({ licence, application }) =>
        licenceView(licence, isLicenceInForce(licence, application, customer, on)),
      ),
    },
    is_kyc_complete: status !== 'notVerified',
  }
}

type FormFacts = {
  editable: boolean
  nameEditable: boolean
  values: KycValues
  choices: Application['choices']
  files: readonly DocumentFile[]
}

/** A note has only an optional field. */
const mustBeGiven = ({ fields, documents }: KycProofDefinition): boolean =>
  documents.length > 0 || fields.some((name) => kycField(name).optional !== true)

const documentView = (document: KycDocumentKind, files: readonly DocumentFile[]) => ({
  document,
  label: kycDocument(document).label,
  hint: kycDocument(document).hint ?? '',
  required: true,
  max_files: maxFilesOfDocument,
  max_bytes: maxFileBytes,
  accept: [...fileMediaTypes],
  files: files.filter((file) => file.document === document).map(documentFileView),
})

/** A form with its saved values, section by section (KYC-04). */
export function formView(
  form: readonly FormSection[],
  { editable, nameEditable, values, choices, files }: FormFacts,
) {
  const fieldView = (name: KycFieldName) => {
    const { label, hint = '', type, options = [], optional } = kycField(name)
    return {
      name,
      label,
      hint,
      type,
      required: optional !== true,
      max_length: maxLengthOf(name),
      options: [...options],
      value: values[name] ?? '',
      editable: editable && (name !== 'Establishment-Name' || nameEditable),
    }
  }
  return form.map((section) => ({
    key: section.key,
    name: section.name,
    required: section.proofs.some(({ proof }) => mustBeGiven(proof)),
    choice: chosenProof(section, choices).key,
    choices: section.proofs.map(({ key, proof }) => ({
      key,
      name: proof.name,
      any_of: [...(proof.anyOf ?? [])],
      fields: proof.fields.map((name) => fieldView(name)),
      documents: proof.documents.map((document) => documentView(document, files)),
    })),
  }))
}
