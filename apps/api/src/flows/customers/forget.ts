import { forgetKyc } from '../../modules/kyc/index.ts'
import { forgetApplications } from '../../modules/seller-applications/index.ts'
import type { Context } from '../../platform/context.ts'
import { forgetReturnPhotos } from '../returns/forget-photos.ts'
import { retention, retentionOn } from './retention.ts'
import { forgetBefore } from './store/forget.ts'

const dayMs = 86_400_000
/** Small batches: locks stay short, and a backlog shrinks step by step. */
const batch = 1000

/** Job: erases data past its retention. Safe to interrupt and to repeat. */
export async function forget(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const daysOf = await retentionOn(context, new Date(now))
  for (const { what } of retention) {
    const before = new Date(now - daysOf(what) * dayMs)
    while ((await forgetBefore(context.db, what, before, batch)) >= batch);
  }
  await forgetKyc(context)
  await forgetReturnPhotos(context)
  await forgetApplications(context)
}
