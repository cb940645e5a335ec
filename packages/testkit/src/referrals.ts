import { randomInt, randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { createJobHandlers } from '@upchar/api/jobs'
import { istDate } from '@upchar/kernel/dates'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp, type Customer } from './customers.ts'
import { setProgramme, setTerms } from './points.ts'
import { form, place, placed, type Form } from './shop.ts'
import { signedInStaff } from './staff.ts'
import type { Visitor, World } from './world.ts'

export type ReferralTerms = Omit<BodyInput<'staffSetReferralTerms'>, 'seen_revision' | 'valid_from'>

/** 10 % off, ₹200 at most, from goods worth ₹100; 5 % for the referrer, 100 points at most. */
export const referralTerms: ReferralTerms = {
  off_percentage: 10,
  off_most: 200,
  reward_percentage: 5,
  reward_most: 100,
  minimum: 100,
  reward_days: 90,
  most_orders: 20,
  valid_to: null,
}

const arrived = (world: World, config: Record<string, unknown>) =>
  vi.waitFor(
    async () => {
      const { body } = await world.visitor().call('getUserConfig', { body: {} })
      expect(body.config).toMatchObject(config)
    },
    { timeout: 5_000 },
  )

/** Sets the terms of referrals from today on, as finance does, and waits until the shop has heard them. */
export async function setReferralTerms(
  world: World,
  changes: Partial<ReferralTerms> = {},
): Promise<void> {
  const { visitor: finance } = await signedInStaff(world, 'finance')
  const { revision } = (await finance.call('staffGetReferralTerms')).body
  const wanted = { ...referralTerms, ...changes }
  const answer = await finance.call('staffSetReferralTerms', {
    body: { ...wanted, valid_from: istDate(world.clock.now()), seen_revision: revision },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await arrived(world, {
    max_referee_discount: wanted.off_most,
    max_referrer_discount: wanted.reward_most,
  })
}

/** Turns referrals on or off, as an administrator does. */
export async function setReferrals(world: World, value: boolean): Promise<void> {
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const { flags } = (await admin.call('staffListFlags')).body
  const key = 'can_generate_referral_link'
  const answer = await admin.call('staffSetFlag', {
    params: { key },
    body: { value, seen_changed_at: flags.find((one) => one.key === key)?.changed_at ?? null },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await arrived(world, { [key]: value })
}

/** Reward points and referrals with terms and flags, as a shop sets them up in the console. */
export async function startReferrals(
  world: World,
  changes: Partial<ReferralTerms> = {},
): Promise<void> {
  await setTerms(world)
  await setProgramme(world, true)
  await setReferralTerms(world, changes)
  await setReferrals(world, true)
}

/** A customer's code; the first call makes it. */
export async function codeOf(visitor: Visitor): Promise<string> {
  const made = await visitor.call('generateUsersReferralLink', { body: {} })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.code
}

/** Lets a week pass, so that nothing can be returned any more, and rewards the referrals as the job does every hour. */
export async function afterReturns(world: World): Promise<void> {
  world.clock.advance(7 * 86_400_000 + 60_000)
  await settleReferrals(world)
}

export const settleReferrals = (world: World): Promise<void> =>
  createJobHandlers(world.context)['settle-referrals']({})

/** A form that has nothing in common with another one's. */
export const formOfOne = (changes: Partial<Form> = {}): Form =>
  form({
    email: `${randomUUID()}@hospital.example`,
    PhoneNumber: `9${randomInt(1e9).toString().padStart(9, '0')}`,
    house: `House ${randomUUID()}`,
    ...changes,
  })

/** A first order by a referral in cash, with who referred whom. */
export async function referredOrder(
  world: World,
  goods: { sku_id: string; quantity: number },
): Promise<{ owner: Customer; referee: Customer; orderId: string }> {
  const owner = await signUp(world)
  const referee = await signUp(world)
  const { visitor } = referee
  await visitor.call('updateCart', { body: { type: 'ADD', product: goods, pincode: '400001' } })
  const code = await codeOf(owner.visitor)
  const used = await visitor.call('setReferral', { body: { code, pincode: '400001' } })
  expect(used.status, JSON.stringify(used.body)).toBe(200)
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: formOfOne(), request_key: randomUUID() },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { owner, referee, orderId: placed(await place(visitor, made.body.checkout)).order_id }
}
