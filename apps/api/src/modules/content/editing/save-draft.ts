import type { ContentKind } from '@upchar/kernel/content-kinds'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import { deleteDraft, saveDraft } from '../store.ts'
import { nameOf, type ContentValue } from '../values.ts'
import { lockSeen } from './item.ts'
import { checkPictures } from './pictures.ts'
import { contentInvalid, contentUnknown } from './refusals.ts'

type Wanted = { kind: ContentKind; key: string; value: ContentValue | null; seen: string | null }

/** Saves the draft of a text, or discards it. Buyers see nothing of it. */
export const saveContentDraft = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  { kind, key, value, seen }: Wanted,
) =>
  decideInTransaction(db, async (tx) => {
    if (value !== null && value.kind !== kind)
      return contentInvalid('This text is of another kind.')
    const item = await lockSeen(tx, kind, key, seen)
    if (!item.ok) return item
    const { draft } = item.value
    const at = clock.now()
    if (value === null) {
      if (draft === undefined) return contentUnknown()
      await deleteDraft(tx, kind, key)
    } else {
      const pictures = await checkPictures(tx, value)
      if (!pictures.ok) return pictures
      await saveDraft(tx, {
        kind,
        key,
        value,
        previewKey: draft?.previewKey ?? newSecret(),
        savedBy: by,
        savedAt: at,
      })
    }
    await recordAudit(tx, {
      by,
      action: value === null ? 'content.discard' : 'content.draft',
      subject: { kind: 'content', id: `${kind}/${key}` },
      ...(value === null ? {} : { after: { title: nameOf(value) } }),
      at,
    })
    return ok(undefined)
  })
