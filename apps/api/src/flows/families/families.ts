import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  correctFamily,
  familyForStaff,
  familyUnknown,
  selectFamilies,
} from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

/** Product families that have goods. */
export async function listFamilies(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffListFamilies'>,
): Promise<HandlerResult<'staffListFamilies'>> {
  const { rows, count } = await selectFamilies(db, { ...query, source: query.source })
  return ok({ success: true, families: rows, ...counted(count) })
}

/** A family with its attributes and what its goods say about them. */
export async function showFamily(
  { db }: Pick<Context, 'db'>,
  key: string,
): Promise<HandlerResult<'staffGetFamily'>> {
  const found = await familyForStaff(db, key)
  if (found === undefined) return familyUnknown()
  const { changedBy, ...family } = found
  const names = await staffNames(db, [changedBy])
  return ok({
    success: true,
    family: { ...family, changed_by: names.get(changedBy ?? '') ?? null },
  })
}

/** Corrects a family's attributes. A job of the same transaction updates its products. */
export async function setFamilyAttributes(
  context: Context,
  { staffId }: StaffCaller,
  key: string,
  body: Body<'staffSetFamilyAttributes'>,
): Promise<HandlerResult<'staffSetFamilyAttributes'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    const corrected = await correctFamily(tx, key, body, { by: staffId, at })
    if (!corrected.ok || corrected.value.length === 0) return corrected
    await markStale(tx, corrected.value)
    addJob(tx, 'catch-up-catalogue', {}, { key: 'catch-up-catalogue' })
    return corrected
  })
  return done.ok ? showFamily(context, key) : done
}
