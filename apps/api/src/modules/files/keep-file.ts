import { createHash } from 'node:crypto'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import { sessionEnded, type SignedIn } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import type { CheckedFile, Upload } from './content/check-content.ts'
import { judgeUpload } from './content/judge-upload.ts'
import { pictureNeeded, tooManyFiles } from './errors.ts'
import { maxFilesOfOwner, type FileActor, type FilePurpose } from './model.ts'
import { countFilesOf, insertFile, recordAccess } from './store.ts'

export type KeptFile = {
  id: string
  name: string
  mediaType: CheckedFile['mediaType']
  bytes: number
  createdAt: Date
}
/** Why a file isn't stored: refused, or a duplicate. */
export type NotAttached<E> = { refusal: E } | { known: KeptFile }
type FileCode =
  | 'file_type_refused'
  | 'file_damaged'
  | 'file_active'
  | 'file_too_large'
  | 'too_many_files'
  | 'uploads_busy'
type Code = FileCode | 'not_signed_in'

export type Keeping<E extends Refusal> = {
  owner: FileActor
  /** The customer's session, which must still hold when the file is stored; null: a guest. */
  session: SignedIn | null
  purpose: FilePurpose
  upload: Upload
  /** Only a picture. */
  picture?: true
  /** Unattached: deleted after a week unless something refers to it by then. */
  loose?: true
  /**
   * Runs in the file's transaction: inserts the row that the file belongs to, or returns why it isn't stored.
   */
  attach: (tx: Transaction, file: KeptFile, sha256: string) => Promise<Result<void, NotAttached<E>>>
}

/**
 * Stores a file: checked by content, pictures re-encoded, encrypted, then inserted with its owner in one
 * transaction. The bytes are written first; if the row doesn't follow, the cleaning job removes them.
 */
export function keepFile<E extends Refusal>(
  context: Context,
  keeping: Keeping<E> & { session: null },
): Promise<Result<KeptFile, (Refusal & { code: FileCode }) | E>>
export function keepFile<E extends Refusal>(
  context: Context,
  keeping: Keeping<E>,
): Promise<Result<KeptFile, (Refusal & { code: Code }) | E>>
export async function keepFile<E extends Refusal>(
  context: Context,
  { owner, session, purpose, upload, picture, loose, attach }: Keeping<E>,
): Promise<Result<KeptFile, (Refusal & { code: Code }) | E>> {
  const { db, files, clock, identity } = context
  if (owner.kind !== 'shop' && (await countFilesOf(db, owner)) >= maxFilesOfOwner)
    return tooManyFiles(`You keep ${maxFilesOfOwner} files already. Delete one first.`)
  const checked = await judgeUpload(upload)
  if (!checked.ok)
    return picture === true && checked.error.code === 'file_type_refused'
      ? pictureNeeded()
      : checked
  const { name, mediaType, bytes } = checked.value
  if (picture === true && mediaType === 'application/pdf') return pictureNeeded()
  const at = clock.now()
  const file: KeptFile = { id: newId(), name, mediaType, bytes: bytes.length, createdAt: at }
  const uploadSha256 = createHash('sha256').update(upload.bytes).digest('base64url')
  await files.write(file.id, bytes)
  const entered = await decideInTransaction(
    db,
    async (
      tx,
    ): Promise<Result<KeptFile, NotAttached<E | ReturnType<typeof sessionEnded>['error']>>> => {
      await insertFile(tx, {
        id: file.id,
        ownerKind: owner.kind,
        ownerId: owner.id,
        purpose,
        name,
        mediaType,
        bytes: bytes.length,
        uploadSha256,
        keyId: files.keyId,
        attached: loose !== true,
        createdAt: at,
      })
      const attached = await attach(tx, file, uploadSha256)
      if (!attached.ok) return attached
      // Sending and checking take time: a session that ended meanwhile stores nothing.
      if (session !== null && !(await identity.holdsOn(tx, session)))
        return err({ refusal: sessionEnded().error })
      await recordAccess(tx, { fileId: file.id, by: owner, use: 'stored', at })
      return ok(file)
    },
  )
  if (entered.ok) return entered
  // Only here is it certain that no row followed; after an error there may be one.
  await files.remove(file.id)
  return 'known' in entered.error ? ok(entered.error.known) : err(entered.error.refusal)
}
