import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { staffNames } from '../staff/index.ts'
import { latestOf } from './rules.ts'
import { selectFeeChoices, selectFeeRules, type FeeChoices, type StoredFeeRule } from './store.ts'

type View = Answer<'staffListSellerFees'>['rules'][number]

export const revisionOf = (rules: readonly StoredFeeRule[]): string => String(rules.at(-1)?.id ?? 0)

/** A planned row of the same day as a newer one of its target never applies, nor does one that a newer row followed at once. */
function stateOf(
  rules: readonly StoredFeeRule[],
  rule: StoredFeeRule,
  today: IstDate,
): View['state'] {
  if (latestOf(rules, rule, rule.validFrom) !== rule) return 'replaced'
  if (rule.validFrom > today) return 'planned'
  return latestOf(rules, rule, today) === rule ? 'now' : 'past'
}

const sellerOf = ({ sellers }: FeeChoices, id: number | null): View['seller'] => {
  const found = sellers.find((one) => one.id === id)
  return found === undefined ? null : { id: found.id, name: found.name }
}

/** Every rule, newest first, with whom and what rules can be for (OPS-06). */
export async function listFees({
  db,
  clock,
  config,
}: Context): Promise<HandlerResult<'staffListSellerFees'>> {
  const [rules, choices] = [await selectFeeRules(db), await selectFeeChoices(db)]
  const names = await staffNames(
    db,
    rules.flatMap(({ madeBy }) => (madeBy === null ? [] : [madeBy])),
  )
  const today = istDate(clock.now())
  return ok({
    success: true,
    today,
    rules: rules
      .map((rule) => ({
        id: rule.id,
        kind: rule.kind,
        seller: sellerOf(choices, rule.sellerId),
        family: choices.families.find(({ key }) => key === rule.familyKey) ?? null,
        percent: rule.rateBp === null ? null : rule.rateBp / 100,
        amount: rule.amountPaise === null ? null : paiseToRupees(rule.amountPaise),
        section: rule.section,
        valid_from: rule.validFrom,
        state: stateOf(rules, rule, today),
        source: rule.source,
        made_by: names.get(rule.madeBy ?? '') ?? null,
        made_at: rule.madeAt?.toISOString() ?? null,
      }))
      .toReversed(),
    // The operator charges itself nothing.
    sellers: choices.sellers.flatMap(({ id, name, gstin }) =>
      gstin === config.OPERATOR_GSTIN ? [] : [{ id, name }],
    ),
    families: choices.families,
    revision: revisionOf(rules),
  })
}
