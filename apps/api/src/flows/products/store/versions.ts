import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { ProductFacts, ProductState } from '../model.ts'

export type Version = {
  id: number
  /** ISO 8601. */
  at: string
  by: string | null
  state: ProductState
  facts: ProductFacts
}

/** Versions from before photos have none, and those from before dispatch times name none. */
const completed = ({ variants, ...facts }: ProductFacts): ProductFacts => ({
  ...facts,
  photos: facts.photos ?? [],
  variants: variants.map((variant) => ({
    ...variant,
    photos: variant.photos ?? [],
    dispatch_days: variant.dispatch_days ?? 0,
  })),
})

/** The latest versions, the newest first. */
export async function selectVersions(
  handle: Handle,
  groupId: number,
  limit: number,
): Promise<Version[]> {
  const { rows } = await handle.execute<Version>(sql`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, staff_id as by, state, facts
    from product_version where group_id = ${groupId} order by id desc limit ${limit}`)
  return rows.map((version) => ({ ...version, facts: completed(version.facts) }))
}

export async function insertVersion(
  tx: Handle,
  groupId: number,
  version: Pick<Version, 'by' | 'state' | 'facts'> & { at: Date },
): Promise<void> {
  await tx.execute(sql`insert into product_version (group_id, at, staff_id, state, facts)
    values (${groupId}, ${version.at.toISOString()}::timestamptz, ${version.by}, ${version.state},
      ${JSON.stringify(version.facts)}::jsonb)`)
}
