import { describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { eq, sql } from '../../platform/db/sql.ts'
import { sellerApplication } from '../../modules/seller-applications/tables.ts'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
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

  it('ENGAGE-08 starts anew where the GST number’s application is withdrawn at the same moment', async () => {
    const gstin = gstinOf('AABCW4321M')
    const first = (await register({ gstin })).body.ticket
    let pending: ReturnType<typeof register> | undefined
    await world.db.transaction(async (tx) => {
      await tx.delete(sellerApplication).where(eq(sellerApplication.gstin, gstin))
      pending = register({ gstin })
      await expect
        .poll(async () =>
          world.db.$count(sql`(select from pg_locks where not granted and locktype = 'transactionid'
            and pid in (select pid from pg_stat_activity where datname = current_database()))`),
        )
        .toBe(1)
    })
    const again = await pending
    expect(again?.status, JSON.stringify(again?.body)).toBe(200)
    expect(again?.body.ticket).not.toBe(first)
    expect(again?.body.href).toMatch(/^\/sell/)
  })

  it('OPS-06 lists applications in as many statements as there are of one', async () => {
    const { visitor } = await signedInStaff(world, 'admin')
    const list = async (limit: number) =>
      await world.statements(() => visitor.call('staffListApplicants', { query: { limit } }))
    const [one, all] = [await list(1), await list(20)]
    expect(all.result.body.applications.length).toBeGreaterThan(1)
    expect(all.statements).toHaveLength(one.statements.length)
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
