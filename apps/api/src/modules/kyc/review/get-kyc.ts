import { businessType } from '@upchar/kernel/business-types'
import { istDate } from '@upchar/kernel/dates'
import { kycDocument } from '@upchar/kernel/kyc-documents'
import { kycField } from '@upchar/kernel/kyc-fields'
import { ok, type Result } from '@upchar/kernel/result'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { findCustomer, type CustomerRow } from '../../accounts/index.ts'
import { staffNames } from '../../staff/index.ts'
import { statusOf } from '../buyer-form.ts'
import { applicationUnknown } from '../errors.ts'
import { labelOf } from '../log-options.ts'
import type { Application, DocumentFile } from '../model.ts'
import { chosenProof, sentForm } from '../rules/form-for-buyer.ts'
import { isLicenceInForce } from '../rules/in-force.ts'
import { licencesNeeded, licencesSuggested } from '../rules/licences.ts'
import { findApplication, selectApplications, selectEvents } from '../store/applications.ts'
import { selectLicences } from '../store/licences.ts'
import { selectLogs } from '../store/logs.ts'
import { selectDocumentFiles } from '../store/document-files.ts'
import { selectNextWaiting } from '../store/queue.ts'
import { licenceView, documentFileView } from '../view.ts'
import { numberNote } from './number-notes.ts'

type Details = Answer<'staffGetKyc'>
const shownLogs = 20

function sectionsView(
  application: Application,
  files: readonly DocumentFile[],
): Details['application']['sections'] {
  return sentForm(application.choices).map((section) => {
    const { key, proof } = chosenProof(section, application.choices)
    return {
      key: section.key,
      name: section.name,
      proof: { key, name: proof.name },
      fields: proof.fields.map((name) => ({
        name,
        label: kycField(name).label,
        value: application.fields[name] ?? '',
        note: numberNote(name, application.fields),
      })),
      documents: proof.documents.map((document) => ({
        document,
        label: kycDocument(document).label,
        files: files.filter((file) => file.document === document).map(documentFileView),
      })),
    }
  })
}

async function historyOf(
  { db }: Context,
  application: Application,
): Promise<Details['application']['history']> {
  const events = await selectEvents(db, application.id)
  const names = await staffNames(
    db,
    events.map((event) => event.staffId),
  )
  return events.map((event) => ({
    at: event.at.toISOString(),
    from: event.fromState,
    to: event.toState,
    note: event.note,
    by_system: event.byKind === 'system',
    by: event.staffId === null ? null : (names.get(event.staffId) ?? null),
  }))
}

const customerView = (
  customer: CustomerRow,
  status: Details['application']['customer']['status'],
): Details['application']['customer'] => ({
  id: customer.id,
  name: `${customer.firstName} ${customer.lastName}`.trim(),
  email: customer.email ?? '',
  phone: customer.phone?.replace('+91', '') ?? '',
  gst: customer.gstin ?? '',
  created_at: customer.createdAt.toISOString(),
  status,
})

const applicationView = (application: Application) => ({
  id: application.id,
  state: application.state,
  is_pharma: application.stage === 'pharma',
  version: application.version,
  reason: application.reason,
  sections_to_change: application.sectionsToChange,
  business_name: application.businessName,
  business_type: {
    id: application.businessTypeId,
    name: businessType(application.businessTypeId)?.name ?? '',
  },
  created_at: application.createdAt.toISOString(),
  saved_at: application.savedAt.toISOString(),
  submitted_at: application.submittedAt?.toISOString() ?? null,
  valid_until: application.validUntil,
  times_submitted: application.timesSubmitted,
})

type Log = Awaited<ReturnType<typeof selectLogs>>[number]

const logView = (log: Log) => ({
  at: log.at.toISOString(),
  type: log.type,
  option: log.option,
  label: labelOf(log.type, log.option),
  comment: log.comment,
})

const otherView = (other: Application) => ({
  id: other.id,
  is_pharma: other.stage === 'pharma',
  state: other.state,
  submitted_at: other.submittedAt?.toISOString() ?? null,
})

/** An application as a reviewer sees it. A draft is visible to its buyer only. */
export async function getKyc(
  context: Context,
  id: string,
): Promise<Result<Details, ReturnType<typeof applicationUnknown>['error']>> {
  const { db } = context
  const application = await findApplication(db, id)
  const customer =
    application === undefined || application.state === 'draft'
      ? undefined
      : await findCustomer(db, application.customerId)
  if (application === undefined || customer === undefined) return applicationUnknown()
  const on = istDate(context.clock.now())
  const [files, all, licences, logs, history, nextId] = await Promise.all([
    selectDocumentFiles(db, id),
    selectApplications(db, customer.id),
    selectLicences(db, id),
    selectLogs(db, customer.id, shownLogs),
    historyOf(context, application),
    selectNextWaiting(db, id),
  ])
  const form = sentForm(application.choices)
  return ok({
    success: true,
    next_id: nextId,
    application: {
      ...applicationView(application),
      decided_at: application.decidedAt?.toISOString() ?? null,
      decided_by: history.findLast(({ by }) => by !== null)?.by ?? null,
      customer: customerView(customer, statusOf(all, customer, on)),
      sections: sectionsView(application, files),
      licences_needed: licencesNeeded(form),
      licences_suggested: licencesSuggested(form, application.fields),
      licences: licences.map((licence) =>
        licenceView(licence, isLicenceInForce(licence, application, customer, on)),
      ),
      history,
      logs: logs.map(logView),
      others: all.filter((other) => other.id !== id && other.state !== 'draft').map(otherView),
    },
  })
}
