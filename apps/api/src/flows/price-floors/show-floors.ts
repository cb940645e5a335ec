import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import {
  selectApprovals,
  selectFloors,
  type StoredApproval,
  type StoredFloor,
} from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { selectFamilyNames } from './store.ts'

type Listed = Answer<'staffListPriceFloors'>

/** Rows are only added, the newest first. */
export const revisionOf = (floors: readonly StoredFloor[]): string => String(floors[0]?.id ?? 0)

const stateOf = (
  { accepted, lastDay }: StoredApproval,
  today: IstDate,
): Listed['approvals'][number]['state'] => {
  if (accepted === false) return 'declined'
  if (lastDay < today) return 'over'
  return accepted === null ? 'waiting' : 'accepted'
}

const goodsOf = ({ sku, title, optionLabel }: StoredFloor): Listed['floors'][number]['goods'] =>
  sku === null ? null : { sku, title: title ?? '', option_label: optionLabel ?? '' }

/** The lowest prices in force, and what is asked for below them (OPS-04). */
export async function listFloors({
  db,
  clock,
}: Context): Promise<HandlerResult<'staffListPriceFloors'>> {
  const [floors, approvals, families] = await Promise.all([
    selectFloors(db),
    selectApprovals(db),
    selectFamilyNames(db),
  ])
  const names = await staffNames(db, [
    ...floors.map(({ madeBy }) => madeBy),
    ...approvals.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
  ])
  const today = istDate(clock.now())
  return ok({
    success: true,
    today,
    floors: floors
      .filter(({ paise, mrpBp }) => paise !== null || mrpBp !== null)
      .map((row) => ({
        id: row.id,
        goods: goodsOf(row),
        family:
          row.familyKey === null
            ? null
            : { key: row.familyKey, name: row.familyName ?? row.familyKey },
        price: row.paise === null ? null : paiseToRupees(row.paise),
        percent: row.mrpBp === null ? null : row.mrpBp / 100,
        reason: row.reason,
        made_by: names.get(row.madeBy) ?? null,
        made_at: new Date(row.madeAt).toISOString(),
      })),
    approvals: approvals.map((row) => ({
      id: row.id,
      sku: row.sku,
      title: row.title,
      option_label: row.optionLabel,
      price: paiseToRupees(row.paise),
      last_day: row.lastDay,
      reason: row.reason,
      state: stateOf(row, today),
      asked_by: names.get(row.askedBy) ?? null,
      asked_at: new Date(row.askedAt).toISOString(),
      decided_by: names.get(row.decidedBy ?? '') ?? null,
    })),
    families,
    revision: revisionOf(floors),
  })
}
