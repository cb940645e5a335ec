import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SignedIn } from '../../platform/identity/identity.ts'
import type { Upload } from './content/check-content.ts'
import { keepFile } from './keep-file.ts'
import { buyerActor } from './model.ts'
import { findSameUpload } from './store.ts'
import { fileView } from './view.ts'

/** Stores a file for later use by the buyer. A duplicate upload is one file. */
export async function uploadFile(
  context: Context,
  by: SignedIn,
  upload: Upload,
): Promise<HandlerResult<'uploadFile'>> {
  const kept = await keepFile<never>(context, {
    owner: buyerActor(by),
    session: by,
    upload,
    purpose: 'attachment',
    loose: true,
    attach: async (tx, file, sha256) => {
      const same = await findSameUpload(tx, buyerActor(by), sha256, file.id)
      return same === undefined ? ok(undefined) : err({ known: same })
    },
  })
  return kept.ok
    ? ok({ success: true, file: fileView(kept.value), message: 'File uploaded' })
    : kept
}
