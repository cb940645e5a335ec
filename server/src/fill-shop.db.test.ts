import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fillDatabase } from '@upchar/demo/fill'
import { isFilled } from '@upchar/demo/finished'
import { fillShop } from './fill-shop.ts'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const options = { today: '2026-11-21', onProgress: () => undefined }

it('a load that breaks off before its end leaves no shop that counts as filled, and the next one makes it whole', async () => {
  await expect(
    fillDatabase(world.db, { ...options, besides: () => Promise.reject(new Error('power cut')) }),
  ).rejects.toThrow('power cut')
  expect(await isFilled(world.db)).toBe(false)
  await fillDatabase(world.db, options)
  expect(await isFilled(world.db)).toBe(true)
})

it('a production shop is filled with goods and nobody: no invented buyer, paper, order or member of staff', async () => {
  await fillShop(world.db, { ...world.context.config, production: true }, options)
  const {
    rows: [goods],
  } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from variant`)
  expect(goods?.count).toBeGreaterThan(1000)
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
