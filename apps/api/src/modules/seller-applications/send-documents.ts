import { istDate } from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'
import { licenceFormOf } from '@upchar/kernel/seller-applications'
import { needsPersonInCharge } from '@upchar/kernel/seller-licences'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import {
  applicantActor,
  attachFiles,
  fileUnknown,
  fileView,
  keepFile,
  removeFile,
  type Upload,
} from '../files/index.ts'
import { licenceEnded, numberMissing, personMissing } from './errors.ts'
import {
  lockOpen,
  openApplication,
  showOf,
  type ByLink,
  type ChangeOf,
  type NotOpen,
} from './open-application.ts'
import { replaceDocument, updateApplication } from './store.ts'

/** Keeps a file until the document that it is for names it, or for a week. */
export async function uploadDocument(
  context: Context,
  link: ByLink,
  upload: Upload,
): Promise<HandlerResult<'uploadSellerFile'>> {
  const opened = await openApplication(context, link)
  if (!opened.ok) return opened
  const kept = await keepFile<NotOpen>(context, {
    owner: applicantActor(opened.value.id),
    session: null,
    purpose: 'seller_document',
    upload,
    loose: true,
    // Checking takes time: an application that was erased or sent meanwhile keeps nothing more.
    attach: async (tx) => {
      const row = await lockOpen(context, tx, link)
      return row.ok ? ok(undefined) : err({ refusal: row.error })
    },
  })
  return kept.ok ? ok({ success: true, file: fileView(kept.value) }) : kept
}

function problemOf(body: ChangeOf<'document'>, today: string) {
  const form = licenceFormOf(body.kind)
  if (form === undefined) return undefined
  if (body.number.length < 3) return numberMissing(body.kind)
  if (body.valid_until !== null && body.valid_until < today) return licenceEnded()
  return body.person_in_charge === '' && needsPersonInCharge(form) ? personMissing(form) : undefined
}

/** Adds a document, or puts a better one in the place of the one of its kind: its file is removed. */
export async function sendDocument(
  context: Context,
  body: ChangeOf<'document'>,
): Promise<HandlerResult<'changeSellerApplication'>> {
  const at = context.clock.now()
  const problem = problemOf(body, istDate(at))
  if (problem !== undefined) return problem
  const isLicence = licenceFormOf(body.kind) !== undefined
  const sent = await decideInTransaction(context.db, async (tx) => {
    const row = await lockOpen(context, tx, body)
    if (!row.ok) return row
    const { id } = row.value
    if (!(await attachFiles(tx, applicantActor(id), 'seller_document', [body.file_id])))
      return fileUnknown()
    const replaced = await replaceDocument(tx, {
      id: newId(),
      applicationId: id,
      kind: body.kind,
      number: isLicence ? body.number : '',
      validUntil: isLicence ? body.valid_until : null,
      personInCharge: isLicence ? body.person_in_charge : '',
      personRegistration: isLicence ? body.person_registration : '',
      fileId: body.file_id,
      sentAt: at,
    })
    if (replaced !== null) await removeFile(context, tx, replaced, applicantActor(id))
    await updateApplication(tx, id, { changedAt: at })
    return ok(id)
  })
  return sent.ok ? showOf(context, sent.value) : sent
}
