import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { flagRegistry, setFlag } from './index.ts'

const world = useWorld()
/** The flags that the specification names. */
const specified = [
  ...(/^- DATA-05 .*$/m
    .exec(
      readFileSync(
        path.resolve(import.meta.dirname, '../../../../../docs/spec/requirements.md'),
        'utf8',
      ),
    )?.[0]
    ?.matchAll(/`(\w+)`(?= \(default|[,.])/g) ?? []),
].map(([, name]) => name)

describe('get-user-config', () => {
  it('DATA-05 returns every flag with its default', async () => {
    const { body } = await world.visitor().call('getUserConfig')
    // What follows from the charges in force: kind of platform fee (CART-24), data logger (CART-16).
    const charged = ['without_tax', 'tax', 'exemption_threshold'].map(
      (what) => `data_logger_charges_${what}`,
    )
    // The terms of points and referrals (CART-13, CART-14).
    const terms = [
      'max_referee_discount',
      'max_referrer_discount',
      'reward_points_earn_percentage',
      'max_reward_points_discount_earn',
      'reward_points_discount_percentage',
      'max_reward_points_discount_amount',
    ]
    expect(Object.keys(body.config).toSorted()).toEqual(
      [
        ...Object.keys(flagRegistry),
        'service_fee_type',
        'credit_line',
        ...charged,
        ...terms,
      ].toSorted(),
    )
    expect(specified).toHaveLength(33)
    expect(Object.keys(body.config)).toEqual(expect.arrayContaining(specified))
    expect(body.config).toMatchObject({
      guest_checkout_type: 'guest_standard_checkout',
      app_voucher_discount: 7,
      pincode: '110001',
      gst_inclusive_price: true,
      is_social_proof: false,
    })
    expect(body.contact).toMatchObject({ city: 'Mumbai', support_hours: '9:00AM to 7:00PM' })
  })

  it('DATA-05 follows a change by staff without a restart, and refuses values of another type', async () => {
    const voucher = async () =>
      (await world.visitor().call('getUserConfig')).body.config.app_voucher_discount
    expect(await voucher()).toBe(7)
    expect(await setFlag(world.context, 'app_voucher_discount', 9, { by: null })).toMatchObject({
      ok: true,
    })
    await expect.poll(voucher).toBe(9)
    expect(
      await setFlag(world.context, 'app_voucher_discount', 'lots', { by: null }),
    ).toMatchObject({ ok: false, error: { code: 'flag_invalid' } })
    expect(await setFlag(world.context, 'pincode', '12', { by: null })).toMatchObject({
      ok: false,
      error: { code: 'flag_invalid' },
    })
    expect(await setFlag(world.context, 'no_such_flag', 1, { by: null })).toMatchObject({
      ok: false,
      error: { code: 'flag_unknown' },
    })
    expect(await voucher()).toBe(9)
  })

  it('DATA-18 pincode: ADDR-06 decides where goods go for a visitor without one', async () => {
    const [product] = (await world.visitor().call('listProducts', { query: { limit: 1 } })).body
      .products
    const place = async () =>
      (
        await world
          .visitor()
          .call('getProduct', { params: { slug: product?.slug ?? '' }, query: {} })
      ).body.pincode
    expect(await place()).toBe('110001')
    await setFlag(world.context, 'pincode', '400001', { by: null })
    await expect.poll(place).toBe('400001')
    await setFlag(world.context, 'pincode', '110001', { by: null })
    await expect.poll(place).toBe('110001')
  })

  it('DATA-05 accepts a number from 0 to its flag’s maximum', async () => {
    const set = async (value: number) =>
      (await setFlag(world.context, 'app_voucher_discount', value, { by: null })).ok
    expect(await Promise.all([-1, 101].map(set))).toEqual([false, false])
    for (const value of [0, 100, 9]) expect(await set(value), String(value)).toBe(true)
  })

  it('DATA-05 falls back to the default for an invalid stored value', async () => {
    await world.db.execute(
      `insert into config_flag values ('total_savings', '"yes"', 'test', now()), ('old_flag', '1', 'test', now())`,
    )
    await setFlag(world.context, 'redirect_to_cart', true, { by: null })
    await expect
      .poll(async () => (await world.visitor().call('getUserConfig')).body.config)
      .toMatchObject({ total_savings: true, redirect_to_cart: true })
  })

  it('ID-02 creates the guest id once and keeps it in a cookie for a day', async () => {
    const visitor = world.visitor()
    const first = await visitor.call('getUserConfig')
    expect(String(first.headers['set-cookie'])).toMatch(/upchar_guest=.*Max-Age=86400.*HttpOnly/)
    expect(first.body.guest_user_id).toBe(visitor.cookies.get('upchar_guest'))
    const second = await visitor.call('getUserConfig')
    expect(second.body.guest_user_id).toBe(first.body.guest_user_id)
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('ID-02 refuses forged guest ids and another visitor’s', async () => {
    const [mine, other] = [world.visitor(), world.visitor()]
    await mine.call('getUserConfig')
    const foreign = (await other.call('getUserConfig')).body.guest_user_id
    expect(await mine.call('getUserConfig', { body: { guest_user_id: foreign } })).toMatchObject({
      status: 403,
      body: { code: 'guest_mismatch' },
    })
    expect(await mine.call('getUserConfig', { body: { guest_user_id: 'made-up' } })).toMatchObject({
      status: 401,
      body: { code: 'guest_unknown' },
    })
  })
})
