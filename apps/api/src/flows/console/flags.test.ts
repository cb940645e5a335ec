import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { flagRegistry } from '../../modules/flags/index.ts'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
})

type Flag = Answer<'staffListFlags'>['flags'][number]
const flags = async (): Promise<Flag[]> => (await admin.visitor.call('staffListFlags')).body.flags
async function flag(key: string): Promise<Flag> {
  const found = (await flags()).find((one) => one.key === key)
  if (found === undefined) throw new Error(`no flag ${key}`)
  return found
}
const set = (key: string, value: boolean | number | string, seen_changed_at: string | null) =>
  admin.visitor.call('staffSetFlag', { params: { key }, body: { value, seen_changed_at } })
const config = async () => (await world.visitor().call('getUserConfig')).body.config

describe('effects of flags', () => {
  it('DATA-05 cart: while off, nothing can be added or ordered; lines stay and can be removed', async () => {
    const visitor = world.visitor()
    const { rows } = (await visitor.call('getLandingPage', { params: { category: 'consumables' } }))
      .body
    const [one, other] = rows
      .flatMap(({ products }) => products)
      .filter(({ buying }) => buying.state === 'open')
    if (one === undefined || other === undefined) throw new Error('nothing to buy')
    const change = (type: 'ADD' | 'UPDATE' | 'DELETE', card: typeof one) =>
      visitor.call('updateGuestCart', {
        body: { type, product: { sku_id: card.sku, quantity: card.moq } },
      })
    expect((await change('ADD', one)).body.cart.items).toHaveLength(1)
    const off = await set('cart', false, null)
    await expect
      .poll(async () => (await visitor.call('readCart')).body.cart.checkout_allowed)
      .toBe(false)
    expect((await visitor.call('readCart')).body.cart.items).toMatchObject([
      { sku_id: one.sku, available: true },
    ])
    expect(await change('ADD', other)).toMatchObject({ status: 409, body: { code: 'cart_closed' } })
    expect(await change('UPDATE', one)).toMatchObject({
      status: 409,
      body: { code: 'cart_closed' },
    })
    const form = {
      email: 'a@clinic.example',
      FullName: 'Asha Rao',
      PhoneNumber: '9876543210',
      pinCode: '110001',
      house: '1',
      street: 'Road',
      Landmark: '',
      city: 'New Delhi',
      state: 'Delhi',
      paymentOption: 1,
      gstin: '',
      businessName: '',
    } as const
    expect(
      await visitor.call('createGuestCheckout', { body: { form, request_key: 'closed-1' } }),
    ).toMatchObject({ status: 409, body: { code: 'cart_closed' } })
    expect((await change('DELETE', one)).body.cart.items).toEqual([])
    await admin.visitor.call('staffResetFlag', {
      params: { key: 'cart' },
      body: { seen_changed_at: off.body.flag.changed_at },
    })
    await expect.poll(async () => (await change('ADD', one)).status).toBe(200)
  })
})

describe('flags for staff', () => {
  it('DATA-05 lists every flag with type, meaning, value and default', async () => {
    const listed = await flags()
    expect(listed.map(({ key }) => key).toSorted()).toEqual(Object.keys(flagRegistry).toSorted())
    for (const one of listed) {
      expect(one.meaning, one.key).toMatch(/^[A-Z][a-z]+ .{10,}[^.]$/)
      // Staff read names and sentences: neither keys nor ids of the specification.
      expect(`${one.name} ${one.meaning}`, one.key).not.toMatch(/_|[A-Z]+-\d/)
      expect(one.name.length, one.key).toBeLessThan(41)
      expect(one, one.key).toMatchObject({
        is_standard: true,
        value: one.standard,
        changed_by: null,
        changed_at: null,
      })
    }
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
    const byKey = new Map(listed.map((one) => [one.key, one]))
    expect(byKey.get('guest_checkout_type')).toMatchObject({
      type: 'choice',
      choices: [{ value: 'guest_standard_checkout' }, { value: 'guest_checkout_disabled' }],
    })
    expect(byKey.get('app_voucher_discount')).toMatchObject({
      type: 'number',
      unit: 'percent',
      max: 100,
      standard: 7,
    })
    expect(byKey.get('gst_inclusive_price')).toMatchObject({
      type: 'switch',
      unit: null,
      max: null,
      choices: [],
    })
    expect(byKey.get('pincode')).toMatchObject({ type: 'pincode' })
  })

  it('AUTH-09 is named in the audit log as on its page', async () => {
    const before = await flag('similar_products')
    const params = { key: before.key }
    const changed = await admin.visitor.call('staffSetFlag', {
      params,
      body: { value: false, seen_changed_at: before.changed_at },
    })
    await admin.visitor.call('staffResetFlag', {
      params,
      body: { seen_changed_at: changed.body.flag.changed_at },
    })
    const log = await admin.visitor.call('staffListAudit', { query: { subject_id: before.key } })
    expect(new Set(log.body.entries.map(({ subject }) => subject.name))).toEqual(
      new Set([before.name]),
    )
  })

  it('DATA-05 changes each flag for buyers without a restart, and resets it', async () => {
    for (const { key, type, standard, choices } of await flags()) {
      const other =
        type === 'switch'
          ? standard !== true
          : type === 'number'
            ? 12.5
            : type === 'pincode'
              ? '400001'
              : choices.find(({ value }) => value !== standard)?.value
      // A flag with one choice can't change: its feature doesn't exist yet.
      if (other === undefined) continue
      const changed = await set(key, other, null)
      expect(changed, key).toMatchObject({
        status: 200,
        body: {
          flag: {
            key,
            value: other,
            standard,
            is_standard: false,
            changed_by: { id: admin.id, name: admin.name },
          },
        },
      })
      await expect
        .poll(async () => (await config())[key as keyof typeof flagRegistry], { message: key })
        .toBe(other)
      const reset = await admin.visitor.call('staffResetFlag', {
        params: { key },
        body: { seen_changed_at: changed.body.flag.changed_at },
      })
      expect(reset.body.flag, key).toMatchObject({
        value: standard,
        is_standard: true,
        changed_at: null,
      })
      await expect
        .poll(async () => (await config())[key as keyof typeof flagRegistry], { message: key })
        .toBe(standard)
    }
  })

  it('DATA-05 refuses invalid values', async () => {
    for (const [key, value] of [
      ['cart', 'yes'],
      ['cart', 1],
      ['app_voucher_discount', -1],
      ['app_voucher_discount', 101],
      ['app_voucher_discount', '7'],
      ['pincode', '012345'],
      ['pincode', '1100'],
      ['pincode', '999999'],
      // Army post, where no courier delivers.
      ['pincode', '900056'],
      ['guest_checkout_type', 'whatever'],
      ['abandon_nudge_type', 'flat'],
    ] as const) {
      expect(await set(key, value, null), `${key} ${value}`).toMatchObject({
        status: 400,
        body: { code: 'flag_invalid' },
      })
      expect(await flag(key)).toMatchObject({ is_standard: true, changed_at: null })
    }
    expect(await set('__proto__', true, null)).toMatchObject({
      status: 404,
      body: { code: 'flag_unknown' },
    })
    expect(
      (
        await admin.visitor.call('staffResetFlag', {
          params: { key: 'nonsense' },
          body: { seen_changed_at: null },
        })
      ).status,
    ).toBe(404)
  })

  it('refuses to overwrite an unseen change, also concurrently', async () => {
    const other = await signedInStaff(world, 'admin')
    const first = await set('redirect_to_cart', true, null)
    const stale = await other.visitor.call('staffSetFlag', {
      params: { key: 'redirect_to_cart' },
      body: { value: false, seen_changed_at: null },
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(
      (
        await other.visitor.call('staffResetFlag', {
          params: { key: 'redirect_to_cart' },
          body: { seen_changed_at: '2020-01-01T00:00:00.000Z' },
        })
      ).status,
    ).toBe(409)
    expect((await flag('redirect_to_cart')).value).toBe(true)
    world.clock.advance(1000)
    const seen = first.body.flag.changed_at
    const both = await Promise.all([
      set('redirect_to_cart', false, seen),
      set('redirect_to_cart', false, seen),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const fresh = await Promise.all(
      [true, false, true].map((on) => set('app_first_cohort', on, null)),
    )
    expect(fresh.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('records each change with the value before and after', async () => {
    await set('total_savings', false, null)
    await admin.visitor.call('staffResetFlag', {
      params: { key: 'total_savings' },
      body: { seen_changed_at: (await flag('total_savings')).changed_at },
    })
    const { rows } = await world.db.execute(
      sql`select action, staff_id, before, after from audit_entry where subject_kind = 'flag' and subject_id = 'total_savings' order by id desc limit 2`,
    )
    expect(rows).toEqual([
      {
        action: 'flag.reset',
        staff_id: admin.id,
        before: { value: false },
        after: { value: true },
      },
      {
        action: 'flag.change',
        staff_id: admin.id,
        before: { value: true },
        after: { value: false },
      },
    ])
  })

  it('are readable by most roles and changeable by administrators', async () => {
    const tried = await Promise.all(
      (['support', 'kyc_reviewer', 'catalogue', 'finance'] as const).map(async (role) => {
        const { visitor } = await signedInStaff(world, role)
        const body = { value: 9, seen_changed_at: null }
        return [
          role,
          (await visitor.call('staffListFlags')).status,
          (await visitor.call('staffSetFlag', { params: { key: 'app_voucher_discount' }, body }))
            .status,
        ]
      }),
    )
    expect(tried).toEqual([
      ['support', 200, 403],
      ['kyc_reviewer', 403, 403],
      ['catalogue', 200, 403],
      ['finance', 200, 403],
    ])
    expect(
      (
        await world.visitor().call('staffSetFlag', {
          params: { key: 'cart' },
          body: { value: false, seen_changed_at: null },
        })
      ).status,
    ).toBe(401)
    expect((await config()).app_voucher_discount).toBe(7)
  })
})
