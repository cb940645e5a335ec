import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor } from '@upchar/testkit/customers'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld } from '@upchar/testkit/world'
import { fillPeople } from '../people/fill-people.ts'
import { idOf } from '../people/load-cases.ts'
import { fillOffers } from './fill-offers.ts'

const world = useWorld()
beforeAll(async () => {
  await toggleDevelopmentAdmin(world.context)
  const { files, config } = world.context
  const [now, staffId] = [world.clock.now(), 'development-admin']
  await fillPeople(world.db, { files, now, staffId })
  await fillOffers(world.db, { config, files, now, staffId })
})

it('shows deals, a gift, reward points and a referral in the demo shop', async () => {
  const { body } = await world.visitor().call('getUserConfig')
  expect(body.config).toMatchObject({ loyalty_program: true, can_generate_referral_link: true })
  const owner = await sessionFor(world, idOf('customer', 'lotus'))
  expect((await owner.call('getRewardPoints')).body).toMatchObject({ balance: 250 })
  const { referrals } = (await owner.call('getReferrals')).body
  expect(referrals).toHaveLength(1)
  const referee = await sessionFor(world, idOf('customer', 'patil-doctor'))
  const { orders } = (await referee.call('listOrders')).body
  expect(orders).toHaveLength(1)
  const { rows } = await world.db.execute(
    sql`select count(*) filter (where price_paise = 0)::int as gifts, count(*) filter (where price_paise > 0)::int as deals,
      (select discount_paise > 0 from referral) as referred from deal`,
  )
  expect(rows).toEqual([{ gifts: 1, deals: 3, referred: true }])
  expect(await wrongBooks(world)).toBe('')
  expect(await brokenLedgers(world.db)).toEqual([])
})
