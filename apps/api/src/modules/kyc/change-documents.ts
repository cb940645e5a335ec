import type { Query } from '@upchar/contract/schema/endpoints'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded, type SignedIn } from '../../platform/identity/identity.ts'
import { findCustomer, lockCustomer, type CustomerRow } from '../accounts/index.ts'
import {
  fileUnknown,
  fileView,
  buyerActor,
  keepFile,
  tooManyFiles,
  type KeptFile,
  type NotAttached,
  type Upload,
} from '../files/index.ts'
import { formOfBuyer, openDraft, type BuyerForm } from './buyer-form.ts'
import { documentNotAsked } from './errors.ts'
import { maxFilesOfDocument } from './model.ts'
import { removeDocumentFile } from './remove-document-file.ts'
import { touchForm } from './store/applications.ts'
import {
  findApplicationOfFile,
  findSameDocumentFile,
  insertDocumentFile,
  selectDocumentFiles,
} from './store/document-files.ts'

type Refused = Extract<HandlerResult<'uploadKycFile'>, { ok: false }>['error']
type Place = { document: KycDocumentKind; replaces: string | undefined }

const asksFor = ({ form }: BuyerForm, document: KycDocumentKind): boolean =>
  form.some(({ proofs }) => proofs.some(({ proof }) => proof.documents.includes(document)))

/** Adds a stored file to the form, or replaces one with it. */
async function attach(
  context: Context,
  tx: Transaction,
  customerId: string,
  buyerForm: BuyerForm,
  { document, replaces }: Place,
  file: KeptFile,
  sha256: string,
): Promise<Result<void, NotAttached<Refused>>> {
  const refused = (refusal: Refused) => err({ refusal })
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) return refused(sessionEnded().error)
  const opened = await openDraft(context, tx, customer, buyerForm, false)
  if (!opened.ok) return refused(opened.error)
  const { id } = opened.value
  const same = await findSameDocumentFile(tx, id, document, sha256)
  if (same !== undefined) return err({ known: { ...same, id: same.fileId } })
  const present = (await selectDocumentFiles(tx, id)).filter((one) => one.document === document)
  if (replaces !== undefined && !present.some(({ fileId }) => fileId === replaces))
    return refused(fileUnknown().error)
  if (present.length - (replaces === undefined ? 0 : 1) >= maxFilesOfDocument) {
    return refused(
      tooManyFiles(
        `At most ${maxFilesOfDocument} files for one document. Delete one first, or put several pages into one PDF.`,
      ).error,
    )
  }
  const at = context.clock.now()
  await insertDocumentFile(tx, { applicationId: id, fileId: file.id, document, addedAt: at })
  if (replaces !== undefined) await removeDocumentFile(context, tx, customerId, id, replaces)
  await touchForm(tx, id, at)
  return ok(undefined)
}

/** Adds a document to the buyer's form (KYC-04); the files module checks and encrypts it. */
export async function uploadKycFile(
  context: Context,
  by: SignedIn,
  query: Query<'uploadKycFile'>,
  upload: Upload,
): Promise<HandlerResult<'uploadKycFile'>> {
  const { customerId } = by
  const customer = await findCustomer(context.db, customerId)
  if (customer === undefined) return sessionEnded()
  const buyerForm = await formOfBuyer(
    context,
    customer,
    query.is_pharma === 'true' ? 'pharma' : 'basic',
  )
  if (!buyerForm.ok) return buyerForm
  const { document, replaces } = query
  if (!asksFor(buyerForm.value, document)) return documentNotAsked()
  const kept = await keepFile<Refused>(context, {
    owner: buyerActor(by),
    session: by,
    purpose: 'kyc',
    upload,
    attach: (tx, file, sha256) =>
      attach(context, tx, customerId, buyerForm.value, { document, replaces }, file, sha256),
  })
  return kept.ok
    ? ok({ success: true, file: fileView(kept.value), document, message: 'File uploaded' })
    : kept
}

async function formWith(
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  fileId: string,
): Promise<
  Result<
    BuyerForm,
    Refusal & { code: 'file_unknown' | 'business_type_missing' | 'kyc_not_offered' }
  >
> {
  const place = await findApplicationOfFile(tx, customer.id, fileId)
  return place === undefined ? fileUnknown() : formOfBuyer(context, customer, place.stage)
}

/** Removes a document from the buyer's form, and its file unless an older form uses it too. */
export function deleteKycFile(
  context: Context,
  customerId: string,
  fileId: string,
): Promise<HandlerResult<'deleteKycFile'>> {
  return decideInTransaction(context.db, async (tx): Promise<HandlerResult<'deleteKycFile'>> => {
    const customer = await lockCustomer(tx, customerId)
    if (customer === undefined) return sessionEnded()
    const buyerForm = await formWith(context, tx, customer, fileId)
    if (!buyerForm.ok) return buyerForm
    const opened = await openDraft(context, tx, customer, buyerForm.value, false)
    if (!opened.ok) return opened
    const { id } = opened.value
    if (!(await selectDocumentFiles(tx, id)).some((file) => file.fileId === fileId))
      return fileUnknown()
    await removeDocumentFile(context, tx, customerId, id, fileId)
    await touchForm(tx, id, context.clock.now())
    return ok({ success: true, message: 'File deleted' })
  })
}
