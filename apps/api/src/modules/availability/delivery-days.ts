import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { selectTransitBands } from './store/network.ts'
import { replaceTransitBands, transitDays } from './store/transit-bands.ts'
import { bandsOn } from './transit.ts'

type View = Answer<'staffGetSetup'>['delivery_days']

const bandsView = async (handle: Handle, on: IstDate): Promise<View['bands']> =>
  bandsOn(await selectTransitBands(handle), on).map(({ maxKm, minDays, maxDays }) => ({
    up_to_km: maxKm,
    min_days: minDays,
    max_days: maxDays,
  }))

/** The days in force, from near to far. Not cached: staff see their own changes at once. */
export const showDeliveryDays = async (handle: Handle, at: Date): Promise<View> => ({
  bands: await bandsView(handle, istDate(at)),
  revision: await transitDays.revision(handle),
})

/** Changes from today on how many days parcels are on the way (UI-16). Pages follow within seconds; orders keep their promise. */
export async function setDeliveryDays(
  tx: Transaction,
  { staffId, at }: { staffId: string | null; at: Date },
  { bands, seen_revision: seen }: Body<'staffSetDeliveryDays'>,
) {
  await transitDays.lock(tx)
  if ((await transitDays.revision(tx)) !== seen)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed the delivery days. Look at them again, then decide.',
    })
  const today = istDate(at)
  const before = await bandsView(tx, today)
  if (JSON.stringify(before) === JSON.stringify(bands)) return ok(undefined)
  await replaceTransitBands(
    tx,
    today,
    bands.map((band) => ({
      maxKm: band.up_to_km,
      minDays: band.min_days,
      maxDays: band.max_days,
    })),
  )
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.delivery_days',
    subject: { kind: 'delivery_days', id: 'delivery_days' },
    before: { bands: before },
    after: { bands },
    at,
  })
  await announceChange(tx)
  return ok(undefined)
}
