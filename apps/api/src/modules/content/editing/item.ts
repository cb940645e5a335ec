import type { ContentKind } from '@upchar/kernel/content-kinds'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { sha256 } from '../../../platform/ids.ts'
import { lockItem, selectDrafts, selectVersions, type DraftRow, type VersionRow } from '../store.ts'
import { changedMeanwhile } from './refusals.ts'

/** A text with its draft and all versions, oldest first. */
export type Item = {
  kind: ContentKind
  key: string
  draft: DraftRow | undefined
  versions: VersionRow[]
}

/** Changes with the draft and the versions: the optimistic lock of whoever edits. */
export const revisionOf = ({ draft, versions }: Pick<Item, 'draft' | 'versions'>): string =>
  [
    draft === undefined ? '' : sha256(JSON.stringify(draft.value)).slice(0, 22),
    versions.length,
    versions.filter(({ cancelledAt }) => cancelledAt !== null).length,
  ].join('/')

export async function readItem(handle: Handle, kind: ContentKind, key: string): Promise<Item> {
  return {
    kind,
    key,
    draft: (await selectDrafts(handle, kind, key))[0],
    versions: await selectVersions(handle, kind, key),
  }
}

/** A text that exists, as somebody has seen it; it is locked until the transaction ends. */
export async function lockSeen(
  tx: Transaction,
  kind: ContentKind,
  key: string,
  seen: string | null,
): Promise<Result<Item, ReturnType<typeof changedMeanwhile>['error']>> {
  await lockItem(tx, kind, key)
  const item = await readItem(tx, kind, key)
  const exists = item.draft !== undefined || item.versions.length > 0
  const now = exists ? revisionOf(item) : null
  return now === seen ? ok(item) : err(changedMeanwhile().error)
}
