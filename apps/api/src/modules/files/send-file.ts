import type { FastifyReply } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { contentDisposition } from './content/clean-name.ts'
import type { FileActor } from './model.ts'
import { recordAccess, type StoredFileRow } from './store.ts'

/**
 * Our pages may frame it; it may load, run, send and open nothing. Some browsers render PDFs with a script of
 * their own, which the sandbox must allow; the file's own scripts stay blocked by `default-src`.
 */
const policy = (mediaType: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox${mediaType === 'application/pdf' ? ' allow-scripts' : ''}`

/** How long browsers and proxies may keep a picture that everybody may see: taken back, it is gone within an hour. */
const publicCache = 'public, max-age=3600'

/** Sends a picture that its owner made public. Nobody's access is logged. */
export async function sendPublicPicture(
  { files }: Pick<Context, 'files'>,
  reply: FastifyReply,
  file: StoredFileRow,
): Promise<void> {
  const bytes = await files.read(file.id)
  if (bytes === undefined) throw new Error(`the bytes of file ${file.id} are missing`)
  await reply
    .type(file.mediaType)
    .header('content-disposition', 'inline')
    .header('content-security-policy', policy(file.mediaType))
    .header('cache-control', publicCache)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(bytes)
}

/** Sends a file to somebody authorised and logs the access. No cache stores it. */
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
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-security-policy', policy(file.mediaType))
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(bytes)
}
