import type { FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { fileUnknown } from './errors.ts'
import { checkLink, makeLink } from './file-links.ts'
import type { FileActor } from './model.ts'
import { sendFile } from './send-file.ts'
import { findFile, recordAccess, type StoredFileRow } from './store.ts'

async function ownFile(
  { db }: Context,
  owner: FileActor,
  id: string,
): Promise<StoredFileRow | undefined> {
  const file = await findFile(db, id)
  return file?.ownerKind === owner.kind && file.ownerId === owner.id ? file : undefined
}

/** A link to a file of the buyer's own. */
export async function linkOwnFile(
  context: Context,
  owner: FileActor,
  id: string,
): Promise<HandlerResult<'getFileLink'>> {
  const file = await ownFile(context, owner, id)
  if (file === undefined) return fileUnknown()
  await recordAccess(context.db, { fileId: id, by: owner, use: 'link', at: context.clock.now() })
  return ok(makeLink(context, '/api/files', id, owner))
}

/**
 * The buyer's own file by its link. Another person's link, or a link to another person's file, opens nothing.
 */
export async function openOwnFile(
  context: Context,
  owner: FileActor,
  id: string,
  link: { expires: string; signature: string; download: 'true' | 'false' },
  reply: FastifyReply,
): Promise<HandlerResult<'openFile'>> {
  const good = checkLink(context, id, owner, link)
  if (!good.ok) return good
  const file = await ownFile(context, owner, id)
  if (file === undefined) return fileUnknown()
  await sendFile(context, reply, file, owner, link.download === 'true')
  return ok('sent')
}
