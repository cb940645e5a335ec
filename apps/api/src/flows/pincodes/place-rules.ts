import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { placeRulesView, selectPlaceRules } from '../../modules/availability/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'

type Source = Pick<Context, 'db' | 'clock'>

async function rulesOf({ db, clock }: Source): Promise<Answer<'staffListPlaceRules'>> {
  const today = istDate(clock.now())
  const { rules, revision } = placeRulesView(await selectPlaceRules(db), today)
  const names = await staffNames(
    db,
    rules.map(({ setBy }) => setBy),
  )
  return {
    success: true,
    today,
    rules: rules.map(({ setBy, ...rule }) => ({ ...rule, set_by: names.get(setBy ?? '') ?? null })),
    revision,
  }
}

/** Not cached: staff see their own changes at once. */
export const listRules = async (source: Source) => ok(await rulesOf(source))

export async function changeRules<E extends Refusal>(
  source: Source,
  change: (tx: Transaction, at: Date) => Promise<Result<undefined, E>>,
) {
  const changed = await decideInTransaction(source.db, (tx) => change(tx, source.clock.now()))
  return changed.ok ? ok(await rulesOf(source)) : changed
}
