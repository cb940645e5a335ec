import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstDate, istDate, type IstDate } from '@upchar/kernel/dates'
import type { PlaceRuleKind } from '@upchar/kernel/place-rules'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lastDay, revisionOf } from './show-place-rules.ts'
import {
  endPlaceRules,
  insertPlaceRule,
  lockPlaceRules,
  selectPlaceRules,
  type StoredPlaceRule,
} from './store/place-rules.ts'

type By = { staffId: string; at: Date }
type Refused = Refusal & {
  code: 'changed_meanwhile' | 'place_rule_invalid' | 'place_rule_same'
}
type Place = { kind: PlaceRuleKind; pincodePrefix: string }

const invalid = (field: string, message: string) =>
  err({ code: 'place_rule_invalid' as const, message, field })
const same = (message: string) => err({ code: 'place_rule_same' as const, message })

const factsOf = ({
  isOn,
  boxHours,
  validFrom,
  validTo,
  source,
}: Omit<StoredPlaceRule, 'id' | 'marginHours'>) => ({
  is_on: isOn,
  ...(boxHours !== null && { box_hours: boxHours }),
  valid_from: validFrom,
  ...(validTo !== null && { valid_to: validTo }),
  reason: source,
})

/** Locks the rules; those for a prefix that hold on a day or later, first the one that holds on the day. */
async function lockedFrom(
  tx: Transaction,
  { kind, pincodePrefix }: Place,
  { from, at, seen }: { from: IstDate; at: Date; seen: string },
): Promise<Result<{ now: StoredPlaceRule | undefined; later: StoredPlaceRule[] }, Refused>> {
  const today = istDate(at)
  if (from < today || from > lastDay(today))
    return invalid(
      'valid_from',
      `Choose a day from ${formatIstDate(today)} to ${formatIstDate(lastDay(today))}`,
    )
  await lockPlaceRules(tx)
  const all = await selectPlaceRules(tx)
  if (revisionOf(all) !== seen)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed these rules. Look at them again, then decide.',
    })
  const live = all.filter(
    (rule) =>
      rule.kind === kind &&
      rule.pincodePrefix === pincodePrefix &&
      (rule.validTo === null || rule.validTo >= from) &&
      (rule.validTo === null || rule.validTo >= rule.validFrom),
  )
  return ok({
    now: live.findLast(({ validFrom }) => validFrom <= from),
    later: live.filter(({ validFrom }) => validFrom > from),
  })
}

const auditOf = ({ staffId, at }: By, { kind, pincodePrefix }: Place) => ({
  by: staffId,
  subject: { kind: 'place_rule' as const, id: `${kind}:${pincodePrefix}` },
  at,
})

/**
 * Sets from a day on whether goods at 2–8 °C, couriers or cash go to the pincodes that begin with some digits. The rule of these
 * digits that held before ends, and so do planned ones; orders placed stand (CHECKOUT-05, CHECKOUT-09).
 */
export async function setPlaceRule(
  tx: Transaction,
  by: By,
  { seen_revision: seen, ...wanted }: Body<'staffSetPlaceRule'>,
): Promise<Result<undefined, Refused>> {
  const { kind, pincode_prefix: pincodePrefix, is_on: isOn, box_hours: boxHours } = wanted
  if ((boxHours !== null) !== (kind === 'cold' && isOn))
    return invalid(
      'box_hours',
      boxHours === null
        ? 'Enter for how many hours the box keeps cold'
        : 'Only goods at 2–8 °C have a box: leave its hours empty',
    )
  const found = await lockedFrom(
    tx,
    { kind, pincodePrefix },
    { from: wanted.valid_from, at: by.at, seen },
  )
  if (!found.ok) return found
  const { now: before, later } = found.value
  const says = before?.validTo === null && before.isOn === isOn && before.boxHours === boxHours
  if (says && later.length === 0) return same('It is so already on that day.')
  const rule = {
    kind,
    pincodePrefix,
    isOn,
    boxHours,
    validFrom: wanted.valid_from,
    source: wanted.reason,
    setBy: by.staffId,
    setAt: by.at,
  }
  await endPlaceRules(tx, rule, rule.validFrom)
  await insertPlaceRule(tx, rule)
  await recordAudit(tx, {
    ...auditOf(by, rule),
    action: 'place_rule.set',
    ...(before !== undefined && { before: factsOf(before) }),
    after: factsOf({ ...rule, validTo: null }),
  })
  await announceChange(tx)
  return ok(undefined)
}

/** Ends the rule for some digits before a day: from it on the rule of fewer digits holds, or the list of pincodes. */
export async function endPlaceRule(
  tx: Transaction,
  by: By,
  { kind, pincode_prefix: pincodePrefix, ...wanted }: Body<'staffEndPlaceRule'>,
): Promise<Result<undefined, Refused>> {
  const place = { kind, pincodePrefix }
  const { valid_from: from, seen_revision: seen } = wanted
  const found = await lockedFrom(tx, place, { from, at: by.at, seen })
  if (!found.ok) return found
  const ended = found.value.now ?? found.value.later[0]
  if (ended === undefined) return same('No rule for these digits holds on that day or later.')
  await endPlaceRules(tx, place, from)
  await recordAudit(tx, {
    ...auditOf(by, place),
    action: 'place_rule.end',
    before: factsOf(ended),
    after: { ends_before: from, reason: wanted.reason },
  })
  await announceChange(tx)
  return ok(undefined)
}
