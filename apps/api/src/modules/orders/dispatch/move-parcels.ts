import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { Author } from '../../../platform/identity/author.ts'
import { moveParcel } from '../desk/move-parcel.ts'

/**
 * Sets the state of several parcels, one transaction each: what is wrong with one doesn't hold up the others, and is told
 * beside it (OPS-02).
 */
export async function moveParcels(
  context: Context,
  author: Author,
  { parcels, state }: Body<'staffMoveParcels'>,
) {
  const at = context.clock.now().toISOString()
  const results: { id: string; message: string | null }[] = []
  for (const { id, version } of parcels) {
    const moved = await moveParcel(context, author, id, { version, state, at, reason: '' })
    results.push({ id, message: moved.ok ? null : moved.error.message })
  }
  return ok({ success: true as const, results })
}
