import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import type { KycFieldName } from '@upchar/kernel/kyc-fields'
import type { KycStage } from '@upchar/kernel/kyc-states'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded } from '../../platform/identity/identity.ts'
import { lockCustomer, updateCustomer, type CustomerRow } from '../accounts/index.ts'
import { formOfBuyer, mayRename, openDraft, statusOf, type BuyerForm } from './buyer-form.ts'
import { basicKycFirst, businessNameFixed, kycInvalid } from './errors.ts'
import { prefilled } from './get-kyc-fields.ts'
import type { Application, KycChoices, KycValues, DocumentFile } from './model.ts'
import { knownKyc } from './my-kyc.ts'
import { removeDocumentFile } from './remove-document-file.ts'
import { formProblems, type Problem } from './rules/check-form.ts'
import { allChoices, chosenProof, type FormSection } from './rules/form-for-buyer.ts'
import { readChoices, readValues } from './rules/read-form.ts'
import { moveApplication, saveForm, selectApplications } from './store/applications.ts'
import { selectDocumentFiles } from './store/document-files.ts'
import { kycView } from './view.ts'

const pick = (values: KycValues, names: readonly KycFieldName[]): KycValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** Names and numbers that staff search by. Never an Aadhaar number, not even masked. */
const searchTextOf = (customer: CustomerRow, values: KycValues): string =>
  [
    customer.firstName,
    customer.lastName,
    customer.email ?? '',
    ...Object.entries(values)
      .filter(([name]) => name !== 'aadhaar' && name !== 'comment')
      .map(([, value]) => value),
  ]
    .join(' ')
    .trim()

const isSubmitted = (applications: readonly Application[], stage: KycStage): boolean =>
  applications.some(
    (one) =>
      one.stage === stage &&
      (one.state === 'submitted' || one.state === 'changes_asked' || one.state === 'approved'),
  )

const mergeProblems = (first: readonly Problem[], second: readonly Problem[]): Problem[] => [
  ...first,
  ...second.filter(({ field }) => !first.some((one) => one.field === field)),
]

/** Fields and documents of the chosen proofs; those of other proofs are dropped on submission. */
function requiredBy(
  form: readonly FormSection[],
  choices: KycChoices,
): { fields: KycFieldName[]; documents: readonly KycDocumentKind[] } {
  const proofs = form.map((section) => chosenProof(section, choices).proof)
  return {
    fields: proofs.flatMap(({ fields }) => fields),
    documents: proofs.flatMap(({ documents }) => documents),
  }
}

type Submission = {
  application: Application
  form: readonly FormSection[]
  choices: KycChoices
  values: KycValues
  files: readonly DocumentFile[]
}

async function submit(
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  { application, form, choices, values, files }: Submission,
): Promise<void> {
  const at = context.clock.now()
  const { documents } = requiredBy(form, choices)
  for (const { fileId } of files.filter((file) => !documents.includes(file.document)))
    await removeDocumentFile(context, tx, customer.id, application.id, fileId)
  await moveApplication(tx, application, {
    to: 'submitted',
    by: { kind: 'customer' },
    note: '',
    at,
    change: {
      submittedAt: at,
      timesSubmitted: application.timesSubmitted + 1,
      reason: '',
      sectionsToChange: [],
      choices: allChoices(form, choices),
    },
  })
  const [businessName, gstin] = [values['Establishment-Name'] ?? '', values.GST ?? '']
  await updateCustomer(
    tx,
    customer.id,
    {
      ...(businessName !== '' && { businessName }),
      ...(gstin !== '' && customer.gstin === null && { gstin }),
    },
    at,
  )
}

type Completed = Promise<HandlerResult<'completeKyc'>>

const draftSaved = async (
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  { state }: Application,
  problems: Problem[],
): Completed =>
  ok({
    success: true,
    ...kycView(await knownKyc(context, tx, customer)),
    state,
    message: 'Saved. You can continue at any time.',
    problems,
  })

const submitted = async (context: Context, tx: Transaction, customer: CustomerRow): Completed =>
  ok({
    success: true,
    ...kycView(await knownKyc(context, tx, customer)),
    state: 'submitted',
    message:
      'Thank you. We review your documents, usually within one working day, and write to you.',
    problems: [],
  })

async function complete(
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  buyerForm: BuyerForm,
  body: Body<'completeKyc'>,
): Promise<HandlerResult<'completeKyc'>> {
  const { form, stage, type } = buyerForm
  const at = context.clock.now()
  const on = istDate(at)
  const applications = await selectApplications(tx, customer.id)
  const nameEditable = mayRename(customer, statusOf(applications, customer, on))
  const name = body.fields['Establishment-Name']?.trim()
  if (!nameEditable && name !== undefined && name !== customer.businessName)
    return businessNameFixed()
  if (!body.draft && stage === 'pharma' && !isSubmitted(applications, 'basic'))
    return basicKycFirst()
  const opened = await openDraft(context, tx, customer, buyerForm, body.renew)
  if (!opened.ok) return opened
  const application = opened.value
  const choices = readChoices(form, body.choices, application.choices)
  const known = prefilled(
    customer,
    stage,
    [application, ...applications.filter((one) => one.id !== application.id)],
    nameEditable,
  )
  const { values, problems: fieldProblems } = readValues(form, choices, body.fields, known, on)
  const files = await selectDocumentFiles(tx, application.id)
  const problems = mergeProblems(
    fieldProblems,
    formProblems({ form, choices, values, documents: files.map(({ document }) => document), on }),
  )
  const submits = !body.draft && problems.length === 0
  const fields = submits ? pick(values, requiredBy(form, choices).fields) : values
  const businessName = values['Establishment-Name'] || customer.businessName
  await saveForm(
    tx,
    application.id,
    {
      businessTypeId: type,
      choices,
      fields,
      businessName,
      searchText: searchTextOf(customer, fields),
    },
    at,
  )
  if (body.draft) return draftSaved(context, tx, customer, application, problems)
  if (!submits) return kycInvalid(problems)
  await submit(context, tx, customer, { application, form, choices, values: fields, files })
  return submitted(context, tx, { ...customer, businessName })
}

/**
 * Saves the form as a draft or submits it to staff (KYC-04). An invalid form is refused, but saved: no typing is lost.
 * Documents are uploaded separately, so that each is checked, and retried, alone and stays with the draft.
 */
export function completeKyc(
  context: Context,
  customerId: string,
  body: Body<'completeKyc'>,
): Promise<HandlerResult<'completeKyc'>> {
  return inTransaction(context.db, async (tx): Promise<HandlerResult<'completeKyc'>> => {
    const customer = await lockCustomer(tx, customerId)
    if (customer === undefined) return sessionEnded()
    const buyerForm = await formOfBuyer(context, customer, body.is_pharma ? 'pharma' : 'basic')
    if (!buyerForm.ok) return buyerForm
    return complete(context, tx, customer, buyerForm.value, body)
  })
}
