import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliver } from '@upchar/testkit/points'
import { afterReturns, referredOrder, startReferrals } from '@upchar/testkit/referrals'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await startReferrals(world)
})

const run = (query: string) => world.db.$client.query<{ number: string }>(query)
/** Writes past every rule of the database. */
const forced = (query: string) =>
  run(`begin; set local session_replication_role = replica; ${query}; commit`)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, order, text, by }: Difference) => {
    if (check === 'referrals') lines.push(`${order}: ${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A delivered first order for ₹1,050 by a referral: ₹105 off, 5 % of ₹945 are 47 points for the referrer. */
async function referred() {
  const { sku } = await goods.addVariant()
  const { owner, referee, orderId: id } = await referredOrder(world, { sku_id: sku, quantity: 10 })
  await deliver(world, id)
  const { rows } = await run(`select number from "order" where id = '${id}'`)
  return {
    number: rows[0]?.number ?? '',
    order: `id = '${id}'`,
    referral: `checkout_id = (select checkout_id from "order" where id = '${id}')`,
    ownerId: owner.id,
    refereeId: referee.id,
  }
}

it('CART-13 names each order whose referral was not by the terms, and each reward that was not due', async () => {
  const right = await referred()
  const more = await referred()
  const unshared = await referred()
  const rowless = await referred()
  const others = await referred()
  const self = await referred()
  const tooMuch = await referred()
  const blocked = await referred()
  const early = await referred()
  await afterReturns(world)
  expect(await said()).toEqual([])
  await forced(
    `update "order" set quote = jsonb_set(quote, '{referralPaise}', '20000') where ${more.order}`,
  )
  await forced(
    `update "order" set quote = jsonb_set(quote, '{referral,offMostPaise}', '90000') where ${others.order}`,
  )
  await forced(
    `update "order" set quote = jsonb_set(quote, '{lines,0,referralPaise}', '10400') where ${unshared.order}`,
  )
  await forced(`delete from referral where ${rowless.referral}`)
  await run(`alter table referral drop constraint referral_not_self`)
  await forced(`update referral set referrer_id = referee_id where ${self.referral}`)
  await forced(`update ledger_posting set amount_paise = amount_paise + sign(amount_paise) * 1000 where journal_id in
    (select id from ledger_journal j where j.${tooMuch.referral} and j.customer_id = '${tooMuch.ownerId}')`)
  await forced(
    `update referral set blocked_at = at, blocked_by = 'x', blocked_reason = 'planted' where ${blocked.referral}`,
  )
  await forced(
    `update ledger_journal set at = at - interval '2 days' where ${early.referral} and customer_id = '${early.ownerId}'`,
  )
  const lines = await said()
  const about = ({ number }: { number: string }) =>
    lines.filter((line) => line.startsWith(number)).map((line) => line.slice(number.length + 2))
  expect(about(right)).toEqual([])
  expect(about(more)).toContain('the referral took ₹200.00 off, not ₹105.00 by 9500')
  expect(about(others)).toContain('its terms of the referral were not in force by 90000')
  expect(about(unshared)).toContain(
    'its lines share ₹104.00 of the referral, it took ₹105.00 by -100',
  )
  expect(about(rowless)).toContain('its referral has no row by 10500')
  expect(about(rowless)).toContain('the ledger gives somebody else for it by 1')
  expect(about(self)).toContain('its buyer referred itself by 10500')
  expect(about(tooMuch)).toEqual([
    'its referrer has earned ₹57.00, at most ₹47.00 by what is left by 1000',
  ])
  expect(about(blocked)).toEqual([
    'its referrer has earned ₹47.00, at most ₹0.00 by what is left by 4700',
  ])
  expect(about(early)).toEqual(['its referrer was rewarded before returns were over by 4700'])
})

it('CART-13 names a referral on a later order, and one that went round', async () => {
  const later = await referred()
  const round = await referred()
  await forced(`insert into referral (checkout_id, code, referrer_id, referee_id, discount_paise, at)
    values ('${randomUUID()}', 'ABCDEFGH', '${round.refereeId}', '${round.ownerId}', 100, '2020-01-01')`)
  const other = await referred()
  await forced(
    `update "order" set customer_id = '${later.refereeId}', placed_at = placed_at - interval '1 day' where ${other.order}`,
  )
  const lines = await said()
  expect(lines).toContain(`${later.number}: a referral on an order that was not the first by 10500`)
  expect(lines).toContain(`${round.number}: its buyer had referred the referrer by 10500`)
  expect(lines).toContain(`${other.number}: its referral is another account’s by 10500`)
})
