import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import type { KycDocumentKind, KycFieldName } from '@upchar/kernel/kyc-fields'
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
import type { Application, KycChoices, KycValues, Paper } from './model.ts'
import { knownKyc } from './my-kyc.ts'
import { removePaper } from './remove-paper.ts'
import { formProblems, type Problem } from './rules/check-form.ts'
import { allChoices, chosenProof, type FormSection } from './rules/form.ts'
import { readChoices, readValues } from './rules/read-form.ts'
import { moveApplication, saveForm, selectApplications } from './store/applications.ts'
import { selectPapers } from './store/papers.ts'
import { kycView } from './view.ts'

const pick = (values: KycValues, names: readonly KycFieldName[]): KycValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** Names and numbers that staff look for. Never an Aadhaar number, not even masked. */
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

const isSent = (applications: readonly Application[], stage: KycStage): boolean =>
  applications.some(
    (one) =>
      one.stage === stage &&
      (one.state === 'submitted' || one.state === 'changes_asked' || one.state === 'approved'),
  )

const bothLists = (first: readonly Problem[], second: readonly Problem[]): Problem[] => [
  ...first,
  ...second.filter(({ field }) => !first.some((one) => one.field === field)),
]

/** What the chosen proofs ask for; what was typed or uploaded for others is not needed and goes. */
function needed(
  form: readonly FormSection[],
  choices: KycChoices,
): { fields: KycFieldName[]; documents: readonly KycDocumentKind[] } {
  const proofs = form.map((section) => chosenProof(section, choices).proof)
  return {
    fields: proofs.flatMap(({ fields }) => fields),
    documents: proofs.flatMap(({ documents }) => documents),
  }
}

type Sent = {
  application: Application
  form: readonly FormSection[]
  choices: KycChoices
  values: KycValues
  papers: readonly Paper[]
}

async function send(
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  { application, form, choices, values, papers }: Sent,
): Promise<void> {
  const at = context.clock.now()
  const { documents } = needed(form, choices)
  for (const { fileId } of papers.filter((paper) => !documents.includes(paper.document)))
    await removePaper(context, tx, customer.id, application.id, fileId)
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
  if (!body.draft && stage === 'pharma' && !isSent(applications, 'basic')) return basicKycFirst()
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
  const { values, problems: notKept } = readValues(form, choices, body.fields, known, on)
  const papers = await selectPapers(tx, application.id)
  const problems = bothLists(
    notKept,
    formProblems({ form, choices, values, documents: papers.map(({ document }) => document), on }),
  )
  const sends = !body.draft && problems.length === 0
  const kept = sends ? pick(values, needed(form, choices).fields) : values
  await saveForm(
    tx,
    application.id,
    {
      businessTypeId: type,
      choices,
      fields: kept,
      businessName: values['Establishment-Name'] || customer.businessName,
      searchText: searchTextOf(customer, kept),
    },
    at,
  )
  if (body.draft) {
    return ok({
      success: true,
      ...kycView(await knownKyc(context, tx, customer)),
      state: application.state,
      message: 'Saved. You can go on at any time.',
      problems,
    })
  }
  if (!sends) return kycInvalid(problems)
  await send(context, tx, customer, { application, form, choices, values: kept, papers })
  const after = await knownKyc(context, tx, {
    ...customer,
    businessName: values['Establishment-Name'] || customer.businessName,
  })
  return ok({
    success: true,
    ...kycView(after),
    state: 'submitted',
    message: 'Thank you. We check your papers, mostly within one working day, and write to you.',
    problems: [],
  })
}

/**
 * Keeps the form as a draft or sends it to staff (KYC-04). A form that isn't right is refused and kept: nothing that was
 * typed is lost. JSON, not one multipart form: each paper is checked by itself when it is uploaded, can be tried again alone,
 * and stays with the draft.
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
