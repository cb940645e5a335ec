import { createHash } from 'node:crypto'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { addDays, type IstDate } from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
import type { StoredPlaceRule } from './store/place-rules.ts'

type View = Omit<Answer<'staffListPlaceRules'>['rules'][number], 'set_by'>

/** Names the rules as they stand: another one after every change, also where one only ends. */
export const revisionOf = (rules: readonly StoredPlaceRule[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rules.map(({ kind, id, validTo }) => [kind, id, validTo])))
    .digest('hex')
    .slice(0, 16)

function stateOf(rule: StoredPlaceRule, today: IstDate): View['state'] {
  if (rule.validTo !== null && rule.validTo < rule.validFrom) return 'replaced'
  if (isInForce(rule, today)) return 'now'
  return rule.validFrom > today ? 'planned' : 'past'
}

/** The rules as staff see them, newest first; `setBy` is the member's id. */
export const placeRulesView = (
  rules: readonly StoredPlaceRule[],
  today: IstDate,
): { rules: (View & { setBy: string | null })[]; revision: string } => ({
  rules: rules
    .map((rule) => ({
      id: `${rule.kind}-${rule.id}`,
      kind: rule.kind,
      pincode_prefix: rule.pincodePrefix,
      is_on: rule.isOn,
      box_hours: rule.boxHours,
      promised_hours:
        rule.boxHours === null ? null : Math.max(0, rule.boxHours - (rule.marginHours ?? 0)),
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
      state: stateOf(rule, today),
      reason: rule.source,
      setBy: rule.setBy,
      set_at: rule.setAt?.toISOString() ?? null,
    }))
    .toSorted(
      (a, b) =>
        b.valid_from.localeCompare(a.valid_from) ||
        b.id.localeCompare(a.id, 'en', { numeric: true }),
    ),
  revision: revisionOf(rules),
})

/** The farthest day from which a rule may hold or end. */
export const lastDay = (today: IstDate): IstDate => addDays(today, 366)
