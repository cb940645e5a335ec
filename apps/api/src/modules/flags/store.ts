import type { Handle } from '../../platform/db.ts'
import { configFlag } from './tables.ts'

export const selectFlags = (handle: Handle): Promise<{ key: string; value: unknown }[]> =>
  handle.select({ key: configFlag.key, value: configFlag.value }).from(configFlag)

export async function upsertFlag(handle: Handle, row: { key: string; value: unknown; changedBy: string; changedAt: Date }): Promise<void> {
  await handle.insert(configFlag).values(row).onConflictDoUpdate({
    target: configFlag.key, set: { value: row.value, changedBy: row.changedBy, changedAt: row.changedAt },
  })
}
