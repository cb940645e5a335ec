import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { followOrganisation } from '../../modules/organisation/index.ts'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
  await followOrganisation(world.context)
})

const setup = async () => (await admin.visitor.call('staffGetSetup')).body
const firm = '27AAPFU0939F1ZV'

describe('the organisation', () => {
  const wanted: Omit<BodyInput<'staffSetOrganisation'>, 'seen_changed_at'> = {
    legal_name: 'Konkan Marketplace Private Limited',
    gstin: firm,
    cin: 'u51909mh2019ptc123456',
    address: '2 Ballard Pier',
    city: 'Mumbai',
    pincode: '400001',
    support_email: 'help@konkan.example',
    support_phone: '1800 123 4567',
    info_email: 'info@konkan.example',
    grievance_officer: 'Meera Kulkarni, Grievance Officer',
    grievance_email: 'grievance@konkan.example',
    grievance_phone: '1800 123 4568',
  }
  const put = (over: Partial<BodyInput<'staffSetOrganisation'>> = {}) =>
    admin.visitor.call('staffSetOrganisation', {
      body: { ...wanted, seen_changed_at: null, ...over },
    })

  it('is what the settings say until staff change it', async () => {
    expect((await setup()).organisation).toMatchObject({
      legal_name: 'Upchar Marketplace Private Limited',
      address: '4th Floor, Example House, Andheri East',
      city: 'Mumbai',
      pincode: '400069',
      state: 'Maharashtra',
      cin: null,
      from_settings: true,
    })
  })

  it.each([
    ['cin_invalid', { cin: 'U51909' }],
    ['gstin_invalid', { gstin: firm.toLowerCase().replace('v', 'w') }],
    ['phone_invalid', { support_phone: '12' }],
    ['pincode_other_state', { pincode: '560001' }],
  ] as const)('is refused with %s', async (code, over) => {
    expect(await put(over)).toMatchObject({ status: 400, body: { code } })
  })

  it('stands in the footer, the policies and the mails of every process within seconds', async () => {
    const { body } = await put()
    expect(body.organisation).toMatchObject({
      ...wanted,
      cin: 'U51909MH2019PTC123456',
      from_settings: false,
      changed_by: { id: admin.id },
    })
    await expect
      .poll(async () => JSON.stringify((await world.visitor().call('getPolicies')).body))
      .toContain('Konkan Marketplace Private Limited')
    expect(world.context.config.OFFICE_ADDRESS).toBe('2 Ballard Pier, Mumbai 400001, Maharashtra')
    // Companies Act 2013 s. 12(3)(c), Companies (Incorporation) Rules 2014 r. 26.
    const visitor = world.visitor()
    expect((await visitor.call('getUserConfig', { body: {} })).body.contact.cin).toBe(
      'U51909MH2019PTC123456',
    )
    expect(JSON.stringify((await visitor.call('getPolicies')).body)).toContain(
      'CIN U51909MH2019PTC123456',
    )
    expect(await put()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  it('is stored in one spelling, and on record only where something differs', async () => {
    const { changed_at: seen } = (await setup()).organisation
    const record = async () =>
      (await admin.visitor.call('staffListAudit', { query: { limit: 100 } })).body.entries.filter(
        ({ action }) => action === 'setup.organisation',
      ).length
    const entries = await record()
    const same = await put({
      seen_changed_at: seen,
      pincode: '400 001',
      info_email: 'INFO@konkan.example',
      cin: 'U51909 MH2019 PTC123456',
    })
    expect(same.body.organisation).toMatchObject({ changed_at: seen, pincode: '400001' })
    expect(await record()).toBe(entries)
    // Toll-free numbers begin with 1800 or 1860 (National Numbering Plan 2003).
    world.clock.advance(1000)
    const changed = await put({ seen_changed_at: seen, support_phone: '1860 266 7788' })
    expect(changed.body.organisation).toMatchObject({ support_phone: '1860 266 7788' })
    const back = await put({
      seen_changed_at: changed.body.organisation.changed_at,
      support_phone: '1800 123 4567',
    })
    expect(back.status).toBe(200)
    expect(await record()).toBe(entries + 2)
  })
})

describe('settings that differ from the stored organisation', () => {
  it('no longer count, and a start can name them', async () => {
    const config = {
      ...world.context.config,
      SUPPORT_PHONE: '+91 22 9999 9999',
      // The same address in other words, and one that was never set, are no difference.
      SUPPORT_EMAIL: 'Help@Konkan.example',
      OFFICE_ADDRESS: '2 Ballard Pier, Mumbai 400001',
      OPERATOR_CIN: undefined,
    }
    expect(await followOrganisation({ ...world.context, config })).toEqual(['SUPPORT_PHONE'])
    expect(config.SUPPORT_PHONE).toBe('1800 123 4567')
    expect(await followOrganisation({ ...world.context, config })).toEqual([])
  })
})

describe('the charges', () => {
  it('apply to carts from today on, are dated, and strike nothing through', async () => {
    const before = (await setup()).charges
    expect(before).toMatchObject({ delivery: 0, minimum_order: 0, cash_on_delivery: 49 })
    const body: BodyInput<'staffSetCharges'> = {
      delivery: 60,
      free_delivery_from: 1500,
      minimum_order: 200.5,
      cash_on_delivery: 30,
      platform_fee_type: 'percentage',
      platform_fee: 0,
      platform_fee_percent: 1.25,
      platform_fee_at_most: 100,
      platform_fee_free_from: null,
      data_logger: 0,
      data_logger_free_from: null,
      seen_revision: before.revision,
    }
    const { body: changed } = await admin.visitor.call('staffSetCharges', { body })
    expect(changed.charges).toMatchObject({
      delivery: 60,
      free_delivery_from: 1500,
      minimum_order: 200.5,
      cash_on_delivery: 30,
      platform_fee_type: 'percentage',
      platform_fee_percent: 1.25,
      platform_fee_at_most: 100,
    })
    expect(await admin.visitor.call('staffSetCharges', { body })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const { rows } = await world.db.execute(
      sql`select kind, amount_paise::int as paise from charge_rule where valid_to is null order by 1`,
    )
    expect(rows).toEqual([
      { kind: 'cod_fee', paise: 3000 },
      { kind: 'data_logger', paise: 0 },
      { kind: 'minimum_order', paise: 20050 },
      { kind: 'platform_fee', paise: 0 },
      { kind: 'shipping', paise: 6000 },
    ])
    const ended = await world.db.execute(
      sql`select count(*)::int as count from charge_rule where valid_to = '2026-11-23'`,
    )
    expect(ended.rows).toEqual([{ count: 4 }])
  })
})

it('both are in the audit log', async () => {
  const { entries } = (await admin.visitor.call('staffListAudit', { query: { limit: 100 } })).body
  const made = entries
    .filter(({ action }) => action.startsWith('setup.'))
    .map(({ action, by, subject: { kind, id } }) => [action, by?.id === admin.id, kind, id])
    .toReversed()
  expect(made).toEqual([
    ...Array.from({ length: 3 }, () => ['setup.organisation', true, 'organisation', firm]),
    ['setup.charges', true, 'charges', 'charges'],
  ])
})
