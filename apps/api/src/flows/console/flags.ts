import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { isPincode } from '@upchar/kernel/pincode'
import { ok } from '@upchar/kernel/result'
import { deliveryPlanFor, placeOf } from '../../modules/availability/index.ts'
import { flagInvalid, flagsForStaff, resetFlag, setFlag } from '../../modules/flags/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

type Flag = Answer<'staffListFlags'>['flags'][number]

async function flagsOf({ db }: Context): Promise<Flag[]> {
  const flags = await flagsForStaff(db)
  const names = await staffNames(
    db,
    flags.map(({ changedBy }) => changedBy),
  )
  return flags.map(({ changedBy, ...flag }) => ({
    ...flag,
    changed_by: names.get(changedBy ?? '') ?? null,
  }))
}

async function showFlag(context: Context, key: string) {
  const flag = (await flagsOf(context)).find((one) => one.key === key)
  if (flag === undefined) throw new Error('a flag that was just changed is gone')
  return ok({ success: true as const, flag })
}

const seen = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Every flag with who changed it and when (DATA-05). */
export async function listFlags(context: Context): Promise<HandlerResult<'staffListFlags'>> {
  return ok({ success: true, flags: await flagsOf(context) })
}

/** Visitors without a pincode of their own see delivery to the flag's: it has to be one that the shop serves. */
async function placeProblem(
  context: Context,
  key: string,
  value: unknown,
): Promise<string | undefined> {
  if (key !== 'pincode' || typeof value !== 'string' || !isPincode(value)) return undefined
  const [place, plan] = await Promise.all([
    placeOf(context, value),
    deliveryPlanFor(context, value),
  ])
  if (place === undefined) return `There is no pincode ${value}`
  return plan === undefined || plan.size === 0 ? `No warehouse delivers to ${value}` : undefined
}

/** Changes a flag (DATA-05). */
export async function changeFlag(
  context: Context,
  { staffId }: StaffCaller,
  key: string,
  body: Body<'staffSetFlag'>,
): Promise<HandlerResult<'staffSetFlag'>> {
  const problem = await placeProblem(context, key, body.value)
  if (problem !== undefined) return flagInvalid(problem)
  const changed = await setFlag(context, key, body.value, {
    by: staffId,
    seen: seen(body.seen_changed_at),
  })
  return changed.ok ? showFlag(context, key) : changed
}

/** Resets a flag to its default (DATA-05). */
export async function resetFlagForStaff(
  context: Context,
  { staffId }: StaffCaller,
  key: string,
  body: Body<'staffResetFlag'>,
): Promise<HandlerResult<'staffResetFlag'>> {
  const changed = await resetFlag(context, key, { by: staffId, seen: seen(body.seen_changed_at) })
  return changed.ok ? showFlag(context, key) : changed
}
