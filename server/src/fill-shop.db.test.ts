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

it('seeds a production shop with products only: no invented buyer, document, order or member of staff', async () => {
  await fillShop(world.db, { ...world.context.config, production: true }, options)
  const {
    rows: [variants],
  } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from variant`)
  expect(variants?.count).toBeGreaterThan(1000)
  const people = [
    'customer',
    'customer_session',
    'address',
    'customer_note',
    'kyc_application',
    'stored_file',
    'staff_member',
    'audit_entry',
    'order',
    'checkout',
    'mail_message',
  ]
  const { rows } = await world.db.execute<{ name: string; count: number }>(
    sql`${sql.join(
      people.map(
        (name) =>
          sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`,
      ),
      sql` union all `,
    )}`,
  )
  expect(rows.filter(({ count }) => count > 0)).toEqual([])
})
