import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { Handle } from '../../platform/db/database.ts'
import { staffNames, type StaffName } from '../staff/index.ts'
import { keyState } from './rules.ts'
import { selectGood, selectOver, type KeyRow } from './store.ts'

type Keys = Answer<'staffListApiKeys'>['keys']

const mostOver = 50

const keyView = (row: KeyRow, names: ReadonlyMap<string, StaffName>, at: Date): Keys[number] => ({
  id: row.id,
  version: row.version,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  last_day: row.lastDay,
  reason: row.reason,
  state: keyState(row, at),
  made_by: names.get(row.madeBy) ?? null,
  made_at: row.madeAt.toISOString(),
  old_secret_until: row.oldUntil !== null && at < row.oldUntil ? row.oldUntil.toISOString() : null,
  last_used:
    row.usedOn === null || row.usedFrom === null ? null : { on: row.usedOn, network: row.usedFrom },
  revoked:
    row.revokedAt === null
      ? null
      : {
          by: names.get(row.revokedBy ?? '') ?? null,
          at: row.revokedAt.toISOString(),
          reason: row.revokedReason ?? '',
        },
})

/** The keys that are good, and the last that are over. */
export async function keysView(handle: Handle, at: Date): Promise<Keys> {
  const today = istDate(at)
  const [good, over] = await Promise.all([
    selectGood(handle, today),
    selectOver(handle, today, mostOver),
  ])
  const rows = [...good, ...over]
  const names = await staffNames(
    handle,
    rows.flatMap(({ madeBy, revokedBy }) => [madeBy, revokedBy]),
  )
  return rows.map((row) => keyView(row, names, at))
}

export const keysAnswer = async (handle: Handle, at: Date) =>
  ok({ success: true as const, keys: await keysView(handle, at) })
