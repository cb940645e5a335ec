import { COLD_MARGIN_HOURS, type PlaceRuleKind } from '@upchar/kernel/place-rules'
import type { IstDate } from '@upchar/kernel/dates'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { dayRules } from '../../../platform/db/day-rules.ts'
import { and, asc, eq, sql } from '../../../platform/db/sql.ts'
import { coldLane, courierRule } from '../tables.ts'

/** A rule of any kind, as it is stored. */
export type StoredPlaceRule = {
  id: number
  kind: PlaceRuleKind
  pincodePrefix: string
  isOn: boolean
  /** Of a cold lane that is on: the hours of its box. */
  boxHours: number | null
  marginHours: number | null
  validFrom: IstDate
  validTo: IstDate | null
  source: string
  setBy: string | null
  setAt: Date | null
}
export type NewPlaceRule = Omit<
  StoredPlaceRule,
  'id' | 'marginHours' | 'validTo' | 'setBy' | 'setAt'
> & {
  setBy: string
  setAt: Date
}

const coldDays = dayRules(coldLane)
const courierDays = dayRules(courierRule)

/** Changes of the rules of all kinds queue until the transaction ends. */
export async function lockPlaceRules(tx: Transaction): Promise<void> {
  await coldDays.lock(tx)
  await courierDays.lock(tx)
}

/** Where couriers deliver and take cash otherwise than the list of pincodes says. */
export const selectCourierRules = (handle: Handle) =>
  handle.select().from(courierRule).orderBy(asc(courierRule.id))

/** The rules of all kinds, in the order in which they were set within a kind. */
export async function selectPlaceRules(handle: Handle): Promise<StoredPlaceRule[]> {
  const lanes = await handle.select().from(coldLane).orderBy(asc(coldLane.id))
  const rules = await selectCourierRules(handle)
  return [
    ...lanes.map((lane) => ({
      ...lane,
      kind: 'cold' as const,
      isOn: lane.boxHours > 0,
      boxHours: lane.boxHours > 0 ? lane.boxHours : null,
      marginHours: lane.boxHours > 0 ? lane.marginHours : null,
    })),
    ...rules.map((rule) => ({ ...rule, boxHours: null, marginHours: null })),
  ]
}

/** Ends the rules of a kind for a prefix before a day, also those that would begin later. */
export async function endPlaceRules(
  tx: Transaction,
  { kind, pincodePrefix }: { kind: PlaceRuleKind; pincodePrefix: string },
  day: IstDate,
): Promise<void> {
  if (kind === 'cold') return coldDays.endBefore(tx, day, eq(coldLane.pincodePrefix, pincodePrefix))
  const ofKind = and(eq(courierRule.kind, kind), eq(courierRule.pincodePrefix, pincodePrefix))
  return courierDays.endBefore(tx, day, ofKind ?? sql`false`)
}

export async function insertPlaceRule(
  tx: Transaction,
  { kind, isOn, boxHours, ...rest }: NewPlaceRule,
): Promise<void> {
  if (kind === 'cold')
    await tx
      .insert(coldLane)
      .values({ ...rest, boxHours: boxHours ?? 0, marginHours: COLD_MARGIN_HOURS })
  else await tx.insert(courierRule).values({ ...rest, kind, isOn })
}
