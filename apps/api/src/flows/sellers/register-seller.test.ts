import { describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { sellerApplication } from '../../modules/seller-applications/tables.ts'
import { mailsTo } from '@upchar/testkit/mails'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()

const gstinOf = (pan: string): string => {
  const head = `27${pan}1Z`
  return head + gstinCheckCharacter(`${head}0`)
}
type Form = BodyInput<'registerSeller'>
const form = (over: Partial<Form> = {}): Form => ({
  business_name: 'Sahyadri Surgicals',
  contact_name: 'Meera Joshi',
  email: 'Meera@Sahyadri.in',
  phone: '98200 12345',
  gstin: gstinOf('AAACS1234K'),
  pincode: '411 001',
  categories: ['gloves', 'iv-access'],
  device_licence: 'MD-42/MH/1001',
  ...over,
})
const register = (over: Partial<Form> = {}) =>
  world.visitor().call('registerSeller', { body: form(over) })

describe('applying as a seller', () => {
  it('ENGAGE-08 shows every department with its categories', async () => {
    const { body } = await world.visitor().call('getSellerCategories')
    expect(body.categories).toHaveLength(11)
    expect(
      body.categories.find((one) => one.key === 'consumables')?.categories.map((one) => one.slug),
    ).toContain('gloves')
  })

  it('ENGAGE-08 stores an application once, and mails applicant and desk', async () => {
    const first = await register()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.ticket).toMatch(/^SEL-/)
    expect((await register()).body.ticket).toBe(first.body.ticket)
    expect(await world.db.select().from(sellerApplication)).toMatchObject([
      {
        ticket: first.body.ticket,
        email: 'meera@sahyadri.in',
        phone: '+919820012345',
        pincode: '411001',
        categories: ['gloves', 'iv-access'],
        deviceLicence: 'MD-42/MH/1001',
        drugLicence: null,
      },
    ])
    expect(await mailsTo(world.db, 'meera@sahyadri.in')).toHaveLength(1)
    expect(first.body.href).toMatch(/^\/sell\?id=[0-9a-f-]+&key=.{32}$/)
    expect((await register()).body.href).toBeNull()
  })

  it('ENGAGE-08 refuses a GST number that already sells here or belongs to another application', async () => {
    await register({ gstin: gstinOf('AABCT4321M') })
    expect(await register({ gstin: gstinOf('AABCT4321M'), email: 'else@where.in' })).toMatchObject({
      status: 409,
      body: { code: 'already_registered' },
    })
    const { rows } = await world.db.execute<{ gstin: string }>('select gstin from seller limit 1')
    expect((await register({ gstin: rows[0]?.gstin ?? '' })).status).toBe(409)
  })

  it.each([
    [{ gstin: '27AAACS1234K1Z0' }, 'gstin_invalid'],
    [{ gstin: 'none' }, 'gstin_invalid'],
    [{ phone: '12' }, 'phone_invalid'],
    [{ pincode: '999999' }, 'pincode_unknown'],
    [{ categories: ['spaceships'] }, 'category_unknown'],
    [{ categories: [] }, 'Choose at least one category'],
    [{ about: '<script>' }, 'plain text'],
    [{ contact_name: 'Meera\nBcc: a@b.in' }, 'one line'],
  ])('VALID-03 VALID-06 refuses %j', async (over, message) => {
    const { status, body } = await register(over)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(message)
  })
})
