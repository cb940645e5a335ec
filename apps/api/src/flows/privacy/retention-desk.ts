import type { Body } from '@upchar/contract/schema/endpoints'
import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'
import {
  insertRetention,
  lockRetention,
  retentionInForce,
  selectRetention,
} from '../../modules/privacy/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { retention } from '../customers/retention.ts'

const outOfRange = (least: number, most: number) =>
  err({
    code: 'retention_out_of_range' as const,
    message: `Enter ${least} to ${most} days.`,
    field: 'days',
  })
const unknown = () =>
  err({ code: 'retention_unknown' as const, message: 'The days of these data are fixed.' })

/** Every kind of data whose days staff set: in force, and what follows tomorrow (DPDP Act s.8(7)). */
export async function listRetention({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<HandlerResult<'staffListRetention'>> {
  const day = istDate(clock.now())
  const settings = await selectRetention(db)
  const now = retentionInForce(settings, day)
  const later = retentionInForce(settings, addDays(day, 1))
  const names = await staffNames(
    db,
    [...later.values()].map(({ setBy }) => setBy),
  )
  return ok({
    success: true,
    kinds: retention.flatMap(({ what, days, why, settable }) => {
      if (settable === undefined) return []
      const [set, next] = [now.get(what), later.get(what)]
      return [
        {
          what,
          ...settable,
          why,
          standard: days,
          days: set?.days ?? days,
          next_days: next === undefined || next.id === set?.id ? null : next.days,
          reason: next?.reason ?? '',
          set_by: names.get(next?.setBy ?? '') ?? null,
          set_at: next?.setAt.toISOString() ?? null,
        },
      ]
    }),
  })
}

/** Sets from tomorrow for how many days a kind of data is kept: nothing is deleted before somebody could notice a slip. */
export async function setRetention(
  context: Context,
  { staffId }: StaffCaller,
  { what, days, reason }: Body<'staffSetRetention'>,
): Promise<HandlerResult<'staffSetRetention'>> {
  const { db, clock } = context
  const settable = retention.find((one) => one.what === what)?.settable
  if (settable === undefined) return unknown()
  if (days < settable.least || days > settable.most)
    return outOfRange(settable.least, settable.most)
  const at = clock.now()
  const fromDay = addDays(istDate(at), 1)
  await inTransaction(db, async (tx) => {
    await lockRetention(tx)
    const before = retentionInForce(await selectRetention(tx), fromDay).get(what)
    // Pressed again: nothing changes.
    if (before?.days === days && before.reason === reason && before.setBy === staffId) return
    await insertRetention(tx, {
      id: newId(),
      what,
      days,
      fromDay,
      reason,
      setBy: staffId,
      setAt: at,
    })
    await announceChange(tx)
    // The privacy notice in cached pages follows.
    addJob(tx, 'turn-content', {}, { runAt: new Date(startOfIstDate(fromDay)) })
    await recordAudit(tx, {
      by: staffId,
      action: 'retention.set',
      subject: { kind: 'retention', id: what },
      before: { days: before?.days ?? retention.find((one) => one.what === what)?.days ?? null },
      after: { days, from: fromDay, reason },
      at,
    })
  })
  return listRetention(context)
}
