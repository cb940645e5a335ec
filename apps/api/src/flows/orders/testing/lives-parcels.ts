import { randomUUID } from 'node:crypto'
import { countIntoBox } from './box.ts'
import type { Living } from './lives-living.ts'
import { takeSomething } from './quarantine.ts'
import { recordCashList } from './remit.ts'

export async function remit(life: Living): Promise<void> {
  const awbs = (await life.parcels()).flatMap(({ awb }) => (awb === '' ? [] : [awb]))
  if (awbs.length === 0) return
  life.said('a courier pays out', await recordCashList(life.staff.finance, awbs, life))
}

export async function quarantine(life: Living): Promise<void> {
  const taken = await takeSomething(life.staff, life)
  if (taken !== undefined) life.said('something leaves quarantine', taken)
}

export async function moveParcel(life: Living): Promise<void> {
  const parcel = await life.parcel()
  if (parcel === undefined) return
  const { id } = parcel
  let { version } = parcel
  if (parcel.awb === '') {
    const awb = `LIFE${life.id.slice(-8)}${life.awbs++}`.replaceAll('-', '').toUpperCase()
    const set = await life.staff.desk.call('staffSetParcelCourier', {
      params: { id },
      body: { version, courier: 'Delhivery', awb },
    })
    life.said('a courier is set', set)
    version += set.status === 200 ? 1 : 0
  }
  const states = ['packed', 'shipped', 'delivered', 'delivered', 'delivery_failed', 'rto'] as const
  const state = life.oneOf(states) ?? 'packed'
  life.said(
    `a parcel that is ${parcel.state} is set to ${state}`,
    await life.staff.desk.call('staffMoveParcel', {
      params: { id },
      body: {
        version,
        state,
        at: life.world.clock.now().toISOString(),
        reason: 'Nobody was there',
      },
    }),
  )
}

export async function box(life: Living): Promise<void> {
  const parcel = await life.parcel()
  const boxed = parcel && (await countIntoBox(life.staff.desk, parcel.id, life))
  if (boxed !== undefined)
    life.said(`goods are counted into a parcel that is ${parcel?.state}`, boxed)
}

export async function openReturn(life: Living): Promise<void> {
  const parcel = await life.parcel()
  if (parcel === undefined) return
  life.said(
    `the return of a parcel that is ${parcel.state} is opened`,
    await life.staff.desk.call('staffOpenReturn', {
      params: { id: parcel.id },
      body: {
        reason: life.chance() < 0.5 ? 'came_back' : 'lost',
        request_key: randomUUID(),
      },
    }),
  )
}
