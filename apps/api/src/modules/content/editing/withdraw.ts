import { NEEDED_POLICIES, type ContentKind } from '@upchar/kernel/content-kinds'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { cancelVersion, insertVersion, selectVersions } from '../store.ts'
import { standardOf } from '../standards.ts'
import { readValue } from '../values.ts'
import { inUse, shownAt } from '../versions.ts'
import { lockSeen } from './item.ts'
import { contentInvalid, contentNeeded } from './refusals.ts'

type Wanted = { kind: ContentKind; key: string; seen: string }

/** Whether articles of a topic are shown or will be. */
const hasArticles = async (tx: Transaction, topic: string, at: Date): Promise<boolean> =>
  inUse(await selectVersions(tx, 'article'), at).some((version) => {
    const value = readValue(version.value)
    return value?.kind === 'article' && value.topic === topic
  })

/** Hides a text from now on. A version that is scheduled still starts. */
export const takeDownContent = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  { kind, key, seen }: Wanted,
) =>
  decideInTransaction(db, async (tx) => {
    const item = await lockSeen(tx, kind, key, seen)
    if (!item.ok) return item
    const { versions } = item.value
    const at = clock.now()
    const shown = shownAt(versions, at)
    if (shown === undefined || shown.value === null)
      return contentInvalid('Nobody sees this text now.')
    if (kind === 'policy' && NEEDED_POLICIES.includes(key))
      return contentNeeded('The shop needs this policy. Change it instead.')
    if (kind === 'topic' && (await hasArticles(tx, key, at)))
      return contentNeeded('Articles stand under this topic. Move them or take them down first.')
    await insertVersion(tx, {
      id: newId(),
      kind,
      key,
      number: versions.length + 1,
      value: null,
      startsAt: at,
      endsAt: null,
      standardHash: standardOf(kind, key)?.hash ?? null,
      publishedBy: by,
      publishedAt: at,
      cancelledAt: null,
    })
    await recordAudit(tx, {
      by,
      action: 'content.take_down',
      subject: { kind: 'content', id: `${kind}/${key}` },
      before: { version: shown.number },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })

/** Cancels a version that has not started. */
export const cancelContent = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  { kind, key, seen, number }: Wanted & { number: number },
) =>
  decideInTransaction(db, async (tx) => {
    const item = await lockSeen(tx, kind, key, seen)
    if (!item.ok) return item
    const version = item.value.versions.find((one) => one.number === number)
    const at = clock.now()
    if (version === undefined || version.cancelledAt !== null || version.startsAt <= at)
      return contentInvalid('Only a version that has not started can be cancelled.')
    await cancelVersion(tx, version.id, at)
    await recordAudit(tx, {
      by,
      action: 'content.cancel',
      subject: { kind: 'content', id: `${kind}/${key}` },
      before: { version: number, from: version.startsAt.toISOString() },
      at,
    })
    return ok(undefined)
  })
