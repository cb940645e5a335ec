import type { FastifyReply } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { contentDisposition } from './content/clean-name.ts'
import type { FileActor } from './model.ts'
import { recordAccess, type StoredFileRow } from './store.ts'

/**
 * A page of ours may show it in a frame; it may load, run, send and open nothing, and belongs to no site. Some browsers draw
 * a PDF by a script of their own, which a sandbox must let run; the file's own scripts stay shut out by `default-src`.
 */
const policy = (mediaType: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox${mediaType === 'application/pdf' ? ' allow-scripts' : ''}`

/** Sends a file's own bytes to somebody who may see it, and records that. Nothing keeps a copy on the way. */
export async function sendFile(
  { db, files, clock }: Context,
  reply: FastifyReply,
  file: StoredFileRow,
  actor: FileActor,
  download: boolean,
): Promise<void> {
  const bytes = await files.read(file.id)
  if (bytes === undefined) throw new Error(`the bytes of file ${file.id} are missing`)
  await recordAccess(db, {
    fileId: file.id,
    by: actor,
    use: download ? 'download' : 'open',
    at: clock.now(),
  })
  await reply
    .type(file.mediaType)
    .header(
      'content-disposition',
      contentDisposition(download ? 'attachment' : 'inline', file.name),
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policy(file.mediaType))
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(bytes)
}
