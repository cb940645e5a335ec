import type { ContentKind } from '@upchar/kernel/content-kinds'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { standardOf } from '../standards.ts'
import { deleteDraft, insertVersion, selectVersions } from '../store.ts'
import { nameOf, readValue, type ContentValue } from '../values.ts'
import { inUse } from '../versions.ts'
import { lockSeen } from './item.ts'
import { checkPictures } from './pictures.ts'
import { contentInvalid, contentNeeded, contentUnknown } from './refusals.ts'

type Wanted = {
  kind: ContentKind
  key: string
  /** null: now. */
  from: Date | null
  /** null: without end. */
  until: Date | null
  seen: string
}

/** Keys of the topics that are shown or will be. */
const topicsInUse = async (tx: Transaction, at: Date): Promise<string[]> =>
  inUse(await selectVersions(tx, 'topic'), at)
    .filter(({ value }) => value !== null)
    .map(({ key }) => key)

/** Caches follow at a moment to come: a version starts or ends then. */
function announceAt(tx: Transaction, ...moments: (Date | null)[]): void {
  for (const runAt of moments) if (runAt !== null) addJob(tx, 'turn-content', {}, { runAt })
}

async function checkWhole(tx: Transaction, value: ContentValue, until: Date | null, at: Date) {
  if (value.kind === 'announcement' && until === null)
    return contentInvalid('Say when the announcement ends.', 'until')
  if (value.kind === 'event') {
    if (Date.parse(value.ends_at) <= Date.parse(value.starts_at))
      return contentInvalid('The event must end after it begins.')
    if (value.place === '' && value.online === '')
      return contentInvalid('Say where the event takes place, or where one joins online.')
  }
  if (value.kind === 'article' && !(await topicsInUse(tx, at)).includes(value.topic))
    return contentNeeded('Publish the topic of this article first.')
  return checkPictures(tx, value)
}

/** Publishes the draft from a moment to another. What it replaces comes back when it ends. */
export const publishContent = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  { kind, key, from, until, seen }: Wanted,
) =>
  decideInTransaction(db, async (tx) => {
    const item = await lockSeen(tx, kind, key, seen)
    if (!item.ok) return item
    const { draft, versions } = item.value
    const value = readValue(draft?.value)
    if (draft === undefined || value === null) return contentUnknown()
    const at = clock.now()
    const startsAt = from ?? at
    if (startsAt < at) return contentInvalid('Choose a moment to come.', 'from')
    if (until !== null && until <= startsAt)
      return contentInvalid(`The end must be after ${formatIstDateTime(startsAt)}.`, 'until')
    const checked = await checkWhole(tx, value, until, at)
    if (!checked.ok) return checked
    const number = versions.length + 1
    await insertVersion(tx, {
      id: newId(),
      kind,
      key,
      number,
      value,
      startsAt,
      endsAt: until,
      standardHash: standardOf(kind, key)?.hash ?? null,
      publishedBy: by,
      publishedAt: at,
      cancelledAt: null,
    })
    await deleteDraft(tx, kind, key)
    await recordAudit(tx, {
      by,
      action: 'content.publish',
      subject: { kind: 'content', id: `${kind}/${key}` },
      after: {
        title: nameOf(value),
        version: number,
        from: startsAt.toISOString(),
        until: until?.toISOString() ?? null,
      },
      at,
    })
    announceAt(tx, from, until)
    await announceChange(tx)
    return ok(undefined)
  })
