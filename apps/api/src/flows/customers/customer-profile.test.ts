import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
const full: BodyInput<'updateUser'> = {
  first_name: 'Meera',
  last_name: "D'Souza Jr.",
  phone: '+91 98765-43210',
  business_type: 1,
  business_name: 'Sunrise Hospital & Research',
  gst: ' 27aaacx1234a1zx ',
  customer_choices: ['dental', 'consumables', 'dental'],
}
const update = (visitor: Visitor, body: BodyInput<'updateUser'>) =>
  visitor.call('updateUser', { body })
const profile = async (visitor: Visitor) => (await visitor.call('getCustomer')).body.user_info

describe('the buyer’s profile', () => {
  it('DATA-01 has email, name, phone, orders_count, kyc and is_kyc_complete', async () => {
    const { visitor, email } = await signUp(world)
    expect(await profile(visitor)).toMatchObject({
      email,
      name: '',
      phone: '',
      orders_count: 0,
      kyc: { status: 'notVerified', pharma_kyc: false, business_name: '' },
      is_kyc_complete: false,
    })
    const saved = await update(visitor, full)
    expect(saved.body.user_info).toEqual(await profile(visitor))
    expect(saved.body.user_info).toMatchObject({
      email,
      name: "Meera D'Souza Jr.",
      first_name: 'Meera',
      last_name: "D'Souza Jr.",
      phone: '9876543210',
      business_type: 1,
      business_name: 'Sunrise Hospital & Research',
      gst: '27AAACX1234A1ZX',
      customer_choices: ['dental', 'consumables'],
      is_profile_complete: true,
      kyc: { business_name: 'Sunrise Hospital & Research' },
    })
  })

  it('AUTH-07 reports completion once, keeps unnamed fields, and clears emptied ones', async () => {
    const { visitor } = await signUp(world)
    expect((await update(visitor, { first_name: 'Asha' })).body.is_new_user).toBe(false)
    expect(
      (await update(visitor, { phone: '9876543210', business_type: 2, gst: '27AAACX1234A1ZX' }))
        .body,
    ).toMatchObject({
      is_new_user: true,
      user_info: { first_name: 'Asha', is_profile_complete: true },
    })
    expect((await update(visitor, { last_name: 'Rao' })).body).toMatchObject({
      is_new_user: false,
      user_info: { first_name: 'Asha', gst: '27AAACX1234A1ZX' },
    })
    expect((await update(visitor, { gst: '', phone: ' ' })).body.user_info).toMatchObject({
      gst: '',
      phone: '',
      is_profile_complete: false,
    })
  })

  it('ID-01 accepts the ids of the eleven business types only', async () => {
    const { visitor } = await signUp(world)
    const { body } = await visitor.call('getCustomerChoices')
    expect(body.business_types.map(({ id }) => id)).toEqual([25, 1, 2, 3, 4, 13, 22, 5, 11, 15, 7])
    for (const { id } of BUSINESS_TYPES)
      expect((await update(visitor, { business_type: id })).body.user_info.business_type).toBe(id)
    for (const id of [0, 6, 99, -1])
      expect(await update(visitor, { business_type: id })).toMatchObject({
        status: 400,
        body: { code: 'profile_invalid', fields: [{ field: 'business_type' }] },
      })
    expect((await profile(visitor)).business_type).toBe(7)
  })

  it('AUTH-07 reports each invalid field with its text, and saves nothing', async () => {
    const { visitor } = await signUp(world, { profile: full })
    const before = await profile(visitor)
    const reply = await update(visitor, {
      first_name: 'Other',
      phone: '12345',
      business_type: 6,
      gst: '27AAACX1234A1ZO',
      customer_choices: ['dental', 'weapons'],
    })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'profile_invalid',
        fields: [
          { field: 'phone', message: 'Enter a 10-digit phone number' },
          {
            field: 'gst',
            message:
              'This GST number has a typing mistake: its last character does not fit the rest',
          },
          { field: 'business_type', message: 'Choose your business type' },
          { field: 'customer_choices', message: 'Choose from the list' },
        ],
      },
    })
    expect(await profile(visitor)).toEqual(before)
  })

  it.each(['98765 43210', '+919876543210', '09876543210', '2226543210'])(
    'VALID-01 accepts the phone %s',
    async (phone) => {
      const { visitor } = await signUp(world)
      expect((await update(visitor, { phone })).body.user_info.phone).toMatch(/^[1-9]\d{9}$/)
    },
  )
  it.each(['0123456789', '12345', '98765432101', 'phone'])(
    'VALID-01 refuses the phone %s',
    async (phone) => {
      const { visitor } = await signUp(world)
      expect((await update(visitor, { phone })).status).toBe(400)
    },
  )
  it.each(['27AAACX1234A1ZO', '99AAACX1234A1ZX', '27AAACX1234A1Z', 'GST', '72AAACX1234A1ZX'])(
    'VALID-03 refuses the GST number %s',
    async (gst) => {
      const { visitor } = await signUp(world)
      expect(await update(visitor, { gst })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'gst' }] },
      })
    },
  )

  it.each(['first_name', 'last_name', 'business_name'] as const)(
    'VALID-06 refuses scripts, other alphabets and line breaks in %s',
    async (field) => {
      const { visitor, id } = await signUp(world)
      for (const text of [
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '</title><svg onload=alert(1)>',
        'मीरा',
        'a\nBcc: all@clinic.example',
        'a\r\nX: y',
        'a\u0000b',
        'x'.repeat(500),
      ]) {
        expect((await update(visitor, { [field]: text })).status, text).toBe(400)
      }
      const { rows } = await world.db.execute<{ row: string }>(
        sql`select c::text as row from customer c where id = ${id}`,
      )
      expect(rows[0]?.row).not.toMatch(/script|onerror|onload|Bcc|मी/)
    },
  )

  it('is the caller’s own, whatever a request names', async () => {
    const [mine, other] = [await signUp(world), await signUp(world)]
    const sent = {
      id: other.id,
      customerId: other.id,
      email: other.email,
      customer_id: other.id,
      first_name: 'Mine',
    }
    await mine.visitor.raw({
      method: 'POST',
      url: '/api/auth/update-user',
      payload: sent,
      query: { id: other.id, customer_id: other.id },
    })
    expect(await profile(mine.visitor)).toMatchObject({ first_name: 'Mine', email: mine.email })
    expect((await profile(other.visitor)).first_name).toBe('')
  })

  it('keeps both of two concurrent changes', async () => {
    const { visitor } = await signUp(world)
    await Promise.all([
      update(visitor, { first_name: 'Asha' }),
      update(visitor, { last_name: 'Rao' }),
      update(visitor, { gst: '27AAACX1234A1ZX' }),
      update(visitor, { business_type: 4 }),
    ])
    expect(await profile(visitor)).toMatchObject({
      name: 'Asha Rao',
      gst: '27AAACX1234A1ZX',
      business_type: 4,
    })
  })
})
