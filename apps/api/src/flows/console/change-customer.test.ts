import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { address } from '@upchar/testkit/belongings'
import { askForCode, newEmail, signUp } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { mailsTo } from '@upchar/testkit/mails'
import { create, guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let support: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  support = await signedInStaff(world, 'support')
})

const shown = async (id: string) =>
  (await support.visitor.call('staffGetCustomer', { params: { id } })).body
const change = async (
  id: string,
  body: Omit<BodyInput<'staffChangeCustomer'>, 'seen' | 'reason'>,
  seen?: string,
) =>
  support.visitor.call('staffChangeCustomer', {
    params: { id },
    body: {
      ...body,
      seen: seen ?? (await shown(id)).customer.updated_at,
      reason: 'Asked for it on the phone',
    },
  })
const block = (id: string) =>
  support.visitor.call('staffBlockCustomer', {
    params: { id },
    body: { reason: 'Paid with stolen cards' },
  })
const unblock = (id: string) =>
  support.visitor.call('staffUnblockCustomer', { params: { id }, body: { reason: 'Cleared up' } })
const blockedWords = /^This account is blocked: it can’t sign in or place orders\. Write to /

describe('OPS-10 staff change a customer', () => {
  it('changes contact and business, tells the customer and the audit log what, not the values', async () => {
    const { id, email, visitor } = await signUp(world, { profile: { first_name: 'Meera' } })
    const changed = await change(id, { first_name: 'Mira', phone: '98765 43210', gst: '' })
    expect(changed).toMatchObject({
      status: 200,
      body: { kyc: { before: 'notVerified', after: 'notVerified' } },
    })
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      first_name: 'Mira',
      phone: '9876543210',
    })
    const mail = (await mailsTo(world.db, email)).at(-1)
    expect(mail?.subject).toBe('Your account was changed')
    expect(mail?.text).toContain('the name, phone number, GST number of your account')
    expect(mail?.text).not.toContain('Mira')
    expect((await auditOf(world.db, id)).at(-1)).toMatchObject({
      action: 'customer.change',
      by: support.id,
      after: { fields: ['first_name', 'phone', 'gst'], reason: 'Asked for it on the phone' },
    })
  })

  it('KYC-01 licences of another business type stop counting, and count again for their own', async () => {
    const { id } = await signUp(world, {
      profile: { first_name: 'Meera', phone: '9876543210', business_type: 2 },
    })
    await approveKyc(world, id, { stage: 'basic' })
    const before = (await shown(id)).kyc.status
    expect(before).not.toBe('notVerified')
    expect((await change(id, { business_type: 1 })).body.kyc).toEqual({
      before,
      after: 'notVerified',
    })
    expect((await change(id, { business_type: 2 })).body.kyc).toEqual({
      before: 'notVerified',
      after: before,
    })
  })

  it('refuses wrong fields, a stale form and closed accounts', async () => {
    const { id, visitor } = await signUp(world)
    const { updated_at: seen } = (await shown(id)).customer
    expect(await change(id, { phone: '12' })).toMatchObject({
      status: 400,
      body: { code: 'profile_invalid', fields: [{ field: 'phone' }] },
    })
    world.clock.advance(1000)
    await visitor.call('updateUser', { body: { first_name: 'Own' } })
    expect(await change(id, { first_name: 'Staff' }, seen)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await change('nobody', {}, seen)).status).toBe(404)
    expect((await shown(id)).customer.first_name).toBe('Own')
  })

  it('ADDR-02 adds, changes and deletes an address by the buyer’s rules', async () => {
    const { id, email, visitor } = await signUp(world)
    const edit = (body: Omit<BodyInput<'staffEditCustomerAddress'>, 'reason'>) =>
      support.visitor.call('staffEditCustomerAddress', {
        params: { id },
        body: { ...body, reason: 'Asked for it on the phone' },
      })
    const added = await edit({ action: 'add', address })
    expect(added.body.addresses).toMatchObject([{ buildingName: '12', state: 'Maharashtra' }])
    const addressId = added.body.addresses[0]?.id ?? ''
    const moved = await edit({
      action: 'modify',
      address_id: addressId,
      address: { streetName: 'Queens Road' },
    })
    expect((await visitor.call('getMyAddresses')).body.addresses).toEqual(moved.body.addresses)
    expect(moved.body.addresses).toMatchObject([{ streetName: 'Queens Road' }])
    expect(await edit({ action: 'add', address: { ...address, pinCode: '000000' } })).toMatchObject(
      {
        status: 400,
        body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
      },
    )
    const other = await signUp(world)
    await expect(
      support.visitor.call('staffEditCustomerAddress', {
        params: { id: other.id },
        body: { action: 'delete', address_id: addressId, reason: 'A mistake' },
      }),
    ).resolves.toMatchObject({ status: 404, body: { code: 'address_not_found' } })
    expect((await edit({ action: 'delete', address_id: addressId })).body.addresses).toEqual([])
    expect((await mailsTo(world.db, email)).at(-1)?.text).toContain('the addresses of your account')
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['customer.address']),
    )
  })
})

describe('OPS-10 a blocked customer', () => {
  it('is signed out everywhere, and can sign in neither by password nor by code', async () => {
    const { id, email, password, visitor } = await signUp(world)
    expect(await block(id)).toMatchObject({ status: 200, body: { ended_sessions: 1 } })
    expect((await visitor.call('getCustomer')).status).toBe(401)
    const other = world.visitor()
    const refused = { status: 403, body: { code: 'account_blocked' } }
    const byPassword = await other.call('signIn', { body: { email, password } })
    expect(byPassword).toMatchObject(refused)
    expect(byPassword.body).toHaveProperty('message', expect.stringMatching(blockedWords))
    world.clock.advance(60_000)
    const otp = await askForCode(world, other, email)
    expect(await other.call('validateEmail', { body: { email, otp } })).toMatchObject(refused)
    world.clock.advance(60_000)
    const reset = await askForCode(world, other, email, 'reset_password')
    await other.call('validateEmail', { body: { email, otp: reset, purpose: 'reset_password' } })
    expect(
      await other.call('resetPassword', { body: { password: 'neel gagan ki chhaon' } }),
    ).toMatchObject(refused)
    expect((await other.call('getCustomer')).status).toBe(401)
    // A stranger with a wrong password learns nothing.
    expect(
      (await world.visitor().call('signIn', { body: { email, password: 'not the password' } }))
        .body,
    ).toMatchObject({ code: 'credentials_wrong' })
  })

  it('can’t order as a guest with the same address', async () => {
    const { id, email } = await signUp(world)
    await block(id)
    const { sku } = await (await stockGoods(world.db)).addVariant({ stock: { mumbai: 10 } })
    const guest = await guestWith(world, { sku })
    expect(await create(guest, { form: { email: ` ${email.toUpperCase()} ` } })).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    })
    expect((await create(guest, { form: { email: newEmail() } })).status).toBe(200)
  })

  it('stays blocked once, is told by mail without the reason, and is let in again', async () => {
    const { id, email, password } = await signUp(world)
    await block(id)
    expect(await block(id)).toMatchObject({ status: 409, body: { code: 'already_blocked' } })
    expect((await shown(id)).customer).toMatchObject({
      is_blocked: true,
      blocked: { reason: 'Paid with stolen cards' },
    })
    const found = await support.visitor.call('staffListCustomers', { query: { state: 'blocked' } })
    expect(found.body.customers.map((one) => one.id)).toContain(id)
    const mail = (await mailsTo(world.db, email)).at(-1)
    expect(mail?.subject).toBe('Your account is blocked')
    expect(mail?.text).not.toContain('stolen')
    expect((await unblock(id)).status).toBe(200)
    expect(await unblock(id)).toMatchObject({ status: 409, body: { code: 'not_blocked' } })
    expect((await world.visitor().call('signIn', { body: { email, password } })).status).toBe(200)
    expect((await auditOf(world.db, id)).map(({ action, by }) => [action, by])).toEqual(
      expect.arrayContaining([
        ['customer.block', support.id],
        ['customer.unblock', support.id],
      ]),
    )
    expect((await block('nobody')).status).toBe(404)
  })
})
