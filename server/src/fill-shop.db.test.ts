import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fillDatabase } from '@upchar/demo/fill'
import { isFilled } from '@upchar/demo/finished'
import { fillShop } from './fill-shop.ts'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const options = { today: '2026-11-21', onProgress: () => undefined }

it('an aborted seed leaves the shop marked as unseeded, and the next run completes it', async () => {
  await expect(
    fillDatabase(world.db, { ...options, besides: () => Promise.reject(new Error('power cut')) }),
  ).rejects.toThrow('power cut')
  expect(await isFilled(world.db)).toBe(false)
  await fillDatabase(world.db, options)
  expect(await isFilled(world.db)).toBe(true)
})

it('refuses production before anything is written: no invented goods, people or orders', async () => {
  const counts = async () =>
    (
      await world.db.execute(sql`select (select count(*) from variant) as variants,
        (select count(*) from seller) as sellers, (select count(*) from brand) as brands`)
    ).rows
  const before = await counts()
  await expect(
    fillShop(world.db, { ...world.context.config, production: true }, options),
  ).rejects.toThrow('does not run in production')
  expect(await counts()).toEqual(before)
})
