import { err, ok } from '@upchar/kernel/result'
import { expect, it } from 'vitest'
import type { Geocoder } from '../../platform/geocode/index.ts'
import { useWorld } from '@upchar/testkit/world'
import { getLocation } from './find-location.ts'

const world = useWorld()
const fort = { latitude: '18.9367', longitude: '72.8357' }

async function locate(reverse: Geocoder['reverse']) {
  const logged: unknown[][] = []
  const log = {
    ...world.context.log,
    warn: (...line: unknown[]) => {
      logged.push(line)
    },
  }
  const result = await getLocation({ ...world.context, geocoder: { reverse }, log }, fort)
  if (!result.ok) throw new Error(result.error.code)
  return { found: result.value, logged }
}

it('ADDR-05 DATA-02 adds house, street and landmark from the geocoder, and accepts its pincode within the state', async () => {
  const { found } = await locate(async () =>
    ok({ house: '12', street: 'D N Road', landmark: 'Opposite the station', pincode: '400005' }),
  )
  expect(found).toMatchObject({
    pincode: '400005',
    address: {
      house: '12',
      street: 'D N Road',
      landmark: 'Opposite the station',
      city: 'Mumbai',
      state: 'Maharashtra',
      address: '12, D N Road, Opposite the station, Mumbai, Maharashtra 400005',
    },
  })
})

it.each(['', '999999', '110001'])(
  'ADDR-05 keeps the nearest pincode when the geocoder says %j',
  async (pincode) => {
    const { found } = await locate(async () =>
      ok({ house: '', street: 'D N Road', landmark: '', pincode }),
    )
    expect(found).toMatchObject({
      pincode: '400001',
      address: { street: 'D N Road', city: 'Mumbai' },
    })
  },
)

it('ADDR-05 logs a failure of the geocoder without the coordinates, and answers with the nearest pincode', async () => {
  const { found, logged } = await locate(async () =>
    err({ kind: 'timeout', message: 'no answer in time' }),
  )
  expect(found).toMatchObject({
    success: true,
    pincode: '400001',
    address: { house: '', street: '' },
  })
  expect(logged).toEqual([[{ kind: 'timeout', reason: 'no answer in time' }, 'Geocode failed']])
  expect(JSON.stringify(logged)).not.toContain('18.9')
})
