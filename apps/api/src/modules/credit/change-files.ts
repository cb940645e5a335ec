import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { CreditDocument } from '../../platform/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded, type SignedIn } from '../../platform/identity/identity.ts'
import { fileUnknown, judgeUpload, tooManyFiles, type Upload } from '../files/index.ts'
import { applicationInvalid, creditOff, documentInUse, lenderUnavailable } from './errors.ts'
import { selectOfCustomer } from './store/accounts.ts'
import { changeFile, countFiles, findFile, insertFile, removeFiles } from './store/files.ts'
import { fileView } from './view.ts'

/** Documents of all applications of a customer. */
const mostFiles = 40

/** The checked content, as it is passed on. */
async function documentOf(upload: Upload, field: string) {
  const judged = await judgeUpload(upload)
  if (!judged.ok) return judged
  const { name, mediaType, bytes } = judged.value
  return ok<CreditDocument>({ field, name, mediaType, bytes })
}

/** Sending and checking take time: a session that ended meanwhile changes nothing. */
async function stillSignedIn({ db, identity }: Context, by: SignedIn) {
  return inTransaction(db, (tx) => identity.holdsOn(tx, by))
}

/** Passes a document to the fintech backend; here stays its id (CREDIT-04). */
export async function uploadCreditFile(
  context: Context,
  by: SignedIn,
  { field }: Query<'uploadCreditFile'>,
  upload: Upload,
): Promise<HandlerResult<'uploadCreditFile'>> {
  const { credit, db, clock } = context
  if (credit === undefined) return creditOff()
  if ((await countFiles(db, by.customerId)) >= mostFiles)
    return tooManyFiles(`You have sent ${mostFiles} documents already. Delete one first.`)
  const form = await credit.form()
  if (!form.ok) return lenderUnavailable()
  if (!form.value.documents.some(({ name }) => name === field))
    return applicationInvalid('The form doesn’t ask for this document. Reload the page.', field)
  const document = await documentOf(upload, field)
  if (!document.ok) return document
  if (!(await stillSignedIn(context, by))) return sessionEnded()
  const kept = await credit.uploadFile(document.value)
  if (!kept.ok) return lenderUnavailable()
  const row = {
    id: kept.value,
    customerId: by.customerId,
    accountId: null,
    field,
    name: document.value.name,
    bytes: document.value.bytes.length,
    at: clock.now(),
  }
  await insertFile(db, row)
  return ok({ success: true, file: fileView(row), message: 'Document sent to the lender' })
}

/** A file of the caller, unless an application that is decided has it. */
async function findChangeable(
  { db }: Context,
  customerId: string,
  id: string,
  whileInReview: boolean,
): Promise<
  Result<
    NonNullable<Awaited<ReturnType<typeof findFile>>>,
    ReturnType<typeof fileUnknown>['error'] | ReturnType<typeof documentInUse>['error']
  >
> {
  const file = await findFile(db, { customerId, id })
  if (file === undefined) return fileUnknown()
  if (file.accountId === null) return ok(file)
  const account = (await selectOfCustomer(db, customerId)).find((one) => one.id === file.accountId)
  return whileInReview && account?.state === 'in_review' ? ok(file) : documentInUse()
}

/** Replaces a document at the fintech backend (CREDIT-05): a better scan, or one that the lender asks for. */
export async function updateCreditFile(
  context: Context,
  by: SignedIn,
  { file_id: id }: Query<'updateCreditFile'>,
  upload: Upload,
): Promise<HandlerResult<'updateCreditFile'>> {
  const { credit, db, clock } = context
  if (credit === undefined) return creditOff()
  const file = await findChangeable(context, by.customerId, id, true)
  if (!file.ok) return file
  const document = await documentOf(upload, file.value.field)
  if (!document.ok) return document
  if (!(await stillSignedIn(context, by))) return sessionEnded()
  const kept = await credit.updateFile(id, document.value)
  if (!kept.ok) return lenderUnavailable()
  const change = {
    name: document.value.name,
    bytes: document.value.bytes.length,
    at: clock.now(),
  }
  await changeFile(db, id, change)
  return ok({
    success: true,
    file: fileView({ ...file.value, ...change }),
    message: 'Document replaced at the lender',
  })
}

/** Deletes a document that no application has (CREDIT-05). */
export async function deleteCreditFile(
  context: Context,
  customerId: string,
  { file_id: id }: Body<'deleteCreditFile'>,
): Promise<HandlerResult<'deleteCreditFile'>> {
  const { credit, db } = context
  if (credit === undefined) return creditOff()
  const file = await findChangeable(context, customerId, id, false)
  if (!file.ok) return file
  const gone = await credit.deleteFile(id)
  // "Unknown": it has gone already.
  if (!gone.ok && gone.error.kind !== 'invalid') return lenderUnavailable()
  await removeFiles(db, [id])
  return ok({ success: true, message: 'Document deleted at the lender' })
}
