import type { FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import {
  checkLink,
  fileUnknown,
  findFile,
  makeLink,
  recordAccess,
  sendFile,
  type FileActor,
} from '../../files/index.ts'
import { findSubmittedFile } from '../store/document-files.ts'

const actor = (staffId: string): FileActor => ({ kind: 'staff', id: staffId })

/** A link to an application's document, for the requesting member of staff. */
export async function linkDocument(
  context: Context,
  staffId: string,
  fileId: string,
): Promise<HandlerResult<'staffGetKycFileLink'>> {
  const { db } = context
  if (
    (await findSubmittedFile(db, fileId)) === undefined ||
    (await findFile(db, fileId)) === undefined
  )
    return fileUnknown()
  await recordAccess(db, { fileId, by: actor(staffId), use: 'link', at: context.clock.now() })
  return ok(makeLink(context, '/api/staff/kyc/files', fileId, actor(staffId)))
}

/** The document itself. The audit log and the access log record the access before the first byte is sent. */
export async function openDocument(
  context: Context,
  staffId: string,
  fileId: string,
  link: { expires: string; signature: string; download: 'true' | 'false' },
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenKycFile'>> {
  const good = checkLink(context, fileId, actor(staffId), link)
  if (!good.ok) return good
  const [submitted, file] = [
    await findSubmittedFile(context.db, fileId),
    await findFile(context.db, fileId),
  ]
  if (submitted === undefined || file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'kyc.view_document',
      subject: { kind: 'kyc_document', id: fileId },
      after: { application: submitted.applicationId, download: link.download === 'true' },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, actor(staffId), link.download === 'true')
  return ok('sent')
}
