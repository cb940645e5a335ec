import { and, eq, inArray, sql } from '../../platform/db/sql.ts'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { contentDraft, contentVersion } from './tables.ts'

export type VersionRow = typeof contentVersion.$inferSelect
export type DraftRow = typeof contentDraft.$inferSelect

/** A shown text, before its value is read. */
export type ShownRow = {
  id: string
  key: string
  value: unknown
  startsAt: Date
  endsAt: Date | null
  firstAt: Date
}

/** The texts of a kind that are shown at a moment (`shownAt` of versions.ts, for all items at once). */
export async function selectShown(
  handle: Handle,
  kind: ContentKind,
  at: Date,
): Promise<ShownRow[]> {
  const { rows } = await handle.execute<{
    id: string
    key: string
    value: unknown
    starts_at: string
    ends_at: string | null
    first_at: string
  }>(sql`select * from (
    select distinct on (v.key) v.id, v.key, v.value, v.starts_at, v.ends_at,
      (select min(f.starts_at) from ${contentVersion} f
        where f.kind = v.kind and f.key = v.key and f.cancelled_at is null and f.value is not null) as first_at
    from ${contentVersion} v
    where v.kind = ${kind} and v.cancelled_at is null and v.starts_at <= ${at.toISOString()}::timestamptz
      and (v.ends_at is null or v.ends_at > ${at.toISOString()}::timestamptz)
    order by v.key, v.starts_at desc, v.number desc) shown
    where value is not null order by key`)
  return rows.map(({ id, key, value, starts_at: start, ends_at: end, first_at: first }) => ({
    id,
    key,
    value,
    startsAt: new Date(start),
    endsAt: end === null ? null : new Date(end),
    firstAt: new Date(first),
  }))
}

const inForceStatement = {
  name: 'content-in-force',
  text: `select key as slug, id from (
      select distinct on (v.key) v.key, v.id, v.value is null as hidden from content_version v
      where v.kind = $1 and v.cancelled_at is null and v.starts_at <= $2::timestamptz
        and (v.ends_at is null or v.ends_at > $2::timestamptz)
      order by v.key, v.starts_at desc, v.number desc) shown
    where not hidden order by key`,
}

/** Which versions `selectShown` shows, without their texts: one snapshot of all items. */
export const selectInForce = (
  handle: Handle,
  kind: ContentKind,
  at: Date,
): Promise<{ slug: string; id: string }[]> =>
  queryPrepared(handle, inForceStatement, [kind, at.toISOString()])

/** Versions by id. */
export const selectVersionsById = (handle: Handle, ids: readonly string[]): Promise<VersionRow[]> =>
  handle
    .select()
    .from(contentVersion)
    .where(inArray(contentVersion.id, [...ids]))

/** Every version, of a kind or of one item. */
export const selectVersions = (
  handle: Handle,
  kind?: ContentKind,
  key?: string,
): Promise<VersionRow[]> =>
  handle
    .select()
    .from(contentVersion)
    .where(
      and(
        kind === undefined ? undefined : eq(contentVersion.kind, kind),
        key === undefined ? undefined : eq(contentVersion.key, key),
      ),
    )
    .orderBy(contentVersion.kind, contentVersion.key, contentVersion.number)

export const selectDrafts = (
  handle: Handle,
  kind?: ContentKind,
  key?: string,
): Promise<DraftRow[]> =>
  handle
    .select()
    .from(contentDraft)
    .where(
      and(
        kind === undefined ? undefined : eq(contentDraft.kind, kind),
        key === undefined ? undefined : eq(contentDraft.key, key),
      ),
    )

export async function findVersion(handle: Handle, id: string): Promise<VersionRow | undefined> {
  return (await handle.select().from(contentVersion).where(eq(contentVersion.id, id)))[0]
}

export async function findPreviewed(
  handle: Handle,
  previewKey: string,
): Promise<DraftRow | undefined> {
  return (
    await handle.select().from(contentDraft).where(eq(contentDraft.previewKey, previewKey))
  )[0]
}

/** Lets one transaction at a time change an item, which may have no row yet. */
export async function lockItem(tx: Transaction, kind: ContentKind, key: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`,
  )
}

export async function saveDraft(tx: Transaction, row: DraftRow): Promise<void> {
  const { value, savedBy, savedAt } = row
  await tx
    .insert(contentDraft)
    .values(row)
    .onConflictDoUpdate({
      target: [contentDraft.kind, contentDraft.key],
      set: { value, savedBy, savedAt },
    })
}

export async function deleteDraft(tx: Transaction, kind: ContentKind, key: string): Promise<void> {
  await tx.delete(contentDraft).where(and(eq(contentDraft.kind, kind), eq(contentDraft.key, key)))
}

export async function insertVersion(tx: Transaction, row: VersionRow): Promise<void> {
  await tx.insert(contentVersion).values(row)
}

export async function cancelVersion(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(contentVersion).set({ cancelledAt: at }).where(eq(contentVersion.id, id))
}
