import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { kycAsks } from '@upchar/reference/kyc-asks'
import { buyerOfType } from '@upchar/testkit/kyc-forms'
import { failWrites } from '@upchar/testkit/failing-writes'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
})

type Place = Pick<BodyInput<'staffSetKycAsk'>, 'business_type' | 'stage' | 'section'>
type Proofs = BodyInput<'staffSetKycAsk'>['proofs']
const asksOf = async (place: Place) =>
  (await admin.visitor.call('staffListKycAsks')).body.asks.filter(
    (ask) =>
      ask.business_type === place.business_type &&
      ask.stage === place.stage &&
      ask.section === place.section,
  )
const set = async (
  place: Place,
  proofs: Proofs,
  from = '2026-11-24',
  source = 'Decision of the drug consultant, 24 Nov 2026',
) =>
  admin.visitor.call('staffSetKycAsk', {
    body: {
      ...place,
      proofs,
      valid_from: from,
      source,
      seen_id: (await asksOf(place))[0]?.id ?? null,
    },
  })
const asked = async (visitor: Visitor, stage: Place['stage'] = 'basic') => {
  const { body, status } = await visitor.call('getKycFields', {
    query: { is_pharma: stage === 'pharma' ? 'true' : 'false' },
  })
  return status === 200
    ? Object.fromEntries(
        body.sections.map(({ key, choices }) => [key, choices.map((choice) => choice.key)]),
      )
    : status
}

describe('KYC requirements in the console', () => {
  it('KYC-04 are listed as initially loaded, the proofs of a section together and in order', async () => {
    const { body } = await admin.visitor.call('staffListKycAsks')
    expect(body.today).toBe('2026-11-24')
    expect(body.asks.flatMap(({ proofs }) => proofs)).toHaveLength(kycAsks.length)
    expect(await asksOf({ business_type: 3, stage: 'basic', section: 'devices' })).toMatchObject([
      {
        proofs: ['md42', 'drug_licence'],
        valid_from: '2026-04-01',
        valid_to: null,
        changed_by: null,
      },
    ])
  })

  it('KYC-04 apply at once from today, and record the change and its previous value', async () => {
    const place: Place = { business_type: 22, stage: 'basic', section: 'professional' }
    const { visitor } = await buyerOfType(world, 22)
    expect(await asked(visitor)).toMatchObject({ professional: ['registration', 'degree'] })
    expect(await set(place, ['degree'])).toMatchObject({
      status: 200,
      body: {
        ask: {
          proofs: ['degree'],
          valid_from: '2026-11-24',
          valid_to: null,
          changed_by: { id: admin.id },
        },
      },
    })
    await expect.poll(async () => await asked(visitor)).toMatchObject({ professional: ['degree'] })
    expect(
      (await asksOf(place)).map(({ proofs, valid_from: from, valid_to: to }) => [proofs, from, to]),
    ).toEqual([
      [['degree'], '2026-11-24', null],
      [['registration', 'degree'], '2026-04-01', '2026-11-23'],
    ])
    const { rows } = await world.db.execute(
      sql`select staff_id, subject_id, before, after from audit_entry where action = 'kyc.form' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        staff_id: admin.id,
        subject_id: '22:basic:professional',
        before: { proofs: ['registration', 'degree'] },
        after: {
          proofs: ['degree'],
          valid_from: '2026-11-24',
          source: 'Decision of the drug consultant, 24 Nov 2026',
        },
      },
    ])
  })

  it('KYC-04 drop and restore a section in the order of the form', async () => {
    const place: Place = { business_type: 1, stage: 'basic', section: 'gst' }
    const { visitor } = await buyerOfType(world, 1)
    expect((await set(place, [])).body.ask).toMatchObject({
      proofs: [],
      source: 'Decision of the drug consultant, 24 Nov 2026',
    })
    await expect.poll(async () => Object.keys(Object(await asked(visitor)))).not.toContain('gst')
    expect((await set(place, ['no_gst', 'gst'])).status).toBe(200)
    await expect.poll(async () => asked(visitor)).toMatchObject({ gst: ['gst', 'no_gst'] })
  })

  it('KYC-04 apply a planned change from midnight in India, and let it be replaced before', async () => {
    const place: Place = { business_type: 4, stage: 'basic', section: 'establishment' }
    await set(place, ['establishment'], '2026-12-10')
    expect((await set(place, ['establishment'], '2026-12-01')).status).toBe(200)
    for (const [at, there] of [
      ['2026-11-30T18:29:00Z', false],
      ['2026-11-30T18:31:00Z', true],
    ] as const) {
      world.clock.set(at)
      const { visitor } = await buyerOfType(world, 4)
      expect(Object.keys(Object(await asked(visitor))).includes('establishment'), at).toBe(there)
    }
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('KYC-04 offer a step to a business type that had none, and withdraw it', async () => {
    const { visitor } = await buyerOfType(world, 25)
    expect(await asked(visitor)).toBe(409)
    expect(
      (await set({ business_type: 25, stage: 'basic', section: 'identity' }, ['pan', 'aadhaar']))
        .status,
    ).toBe(200)
    await expect.poll(() => asked(visitor)).toEqual({ identity: ['pan', 'aadhaar'] })
    expect((await set({ business_type: 25, stage: 'basic', section: 'identity' }, [])).status).toBe(
      200,
    )
    await expect.poll(() => asked(visitor)).toBe(409)
  })

  it('refuse past days, unsuitable proofs, unchanged requirements, and a form with only a note, now or later', async () => {
    const place: Place = { business_type: 2, stage: 'pharma', section: 'medicines' }
    expect(await set(place, [], '2026-11-23')).toMatchObject({
      status: 400,
      body: { code: 'day_over' },
    })
    expect(await set(place, ['pan'])).toMatchObject({ status: 400, body: { code: 'proof_unfit' } })
    expect(await set(place, ['own_patients', 'own_patients'])).toMatchObject({
      status: 400,
      body: { code: 'proof_unfit' },
    })
    expect(await set({ ...place, stage: 'basic' }, ['own_patients'])).toMatchObject({
      status: 400,
      body: { code: 'proof_unfit' },
    })
    expect(await set(place, ['own_patients'])).toMatchObject({
      status: 409,
      body: { code: 'ask_same' },
    })
    expect(await set(place, ['drug_licence'], '2026-11-24', 'x')).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    expect(await set(place, [])).toMatchObject({ status: 409, body: { code: 'form_empty' } })
    const note: Place = { ...place, section: 'note' }
    expect((await set(note, [], '2026-11-24')).status).toBe(200)
    expect((await set(place, [], '2026-12-01')).status).toBe(200)
    expect(await set(note, ['note'])).toMatchObject({ status: 409, body: { code: 'form_empty' } })
  })

  it('keep one of two concurrent changes, and refuse stale versions, also of a dropped section', async () => {
    const place: Place = { business_type: 7, stage: 'basic', section: 'identity' }
    const seen_id = (await asksOf(place))[0]?.id ?? null
    const body = { ...place, valid_from: '2026-11-24', source: 'At once', seen_id }
    const both = await Promise.all(
      [['aadhaar'], []].map((proofs) =>
        admin.visitor.call('staffSetKycAsk', { body: { ...body, proofs: proofs as Proofs } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      await admin.visitor.call('staffSetKycAsk', { body: { ...body, proofs: ['pan', 'aadhaar'] } }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  it('KYC-04 stay unchanged when the audit entry can’t be written', async () => {
    const place: Place = { business_type: 4, stage: 'basic', section: 'identity' }
    const before = await asksOf(place)
    const log = await failWrites(world.db, 'audit_entry')
    expect((await set(place, ['aadhaar'], '2026-12-01')).status).toBe(500)
    await log.mend()
    expect(await asksOf(place)).toEqual(before)
    expect((await set(place, ['aadhaar'], '2026-12-01')).status).toBe(200)
  })

  it('refuse invalid days and texts, and store texts literally', async () => {
    const place: Place = { business_type: 5, stage: 'basic', section: 'identity' }
    for (const day of ['2026-02-30', '0001-01-01', '24/11/2026', ''])
      expect((await set(place, ['aadhaar'], day)).status, day).toBe(400)
    for (const reason of ['half \ud83e', 'null \u0000', 'x'.repeat(201), '    '])
      expect((await set(place, ['aadhaar'], '2026-12-01', reason)).status, reason).toBe(400)
    expect(
      (await set(place, ['aadhaar'], '2026-12-01', `<script>alert(1)</script>'); --`)).body.ask
        .source,
    ).toBe(`<script>alert(1)</script>'); --`)
  })

  it('are readable with the buying rules, and changeable by administrators only', async () => {
    const reviewer = await signedInStaff(world, 'kyc_reviewer')
    expect((await reviewer.visitor.call('staffListKycAsks')).status).toBe(200)
    const body = {
      business_type: 2,
      stage: 'basic',
      section: 'identity',
      proofs: ['pan'],
      valid_from: '2026-12-01',
      source: 'Wish',
      seen_id: null,
    } as const
    expect(
      await reviewer.visitor.call('staffSetKycAsk', {
        body: { ...body, proofs: [...body.proofs] },
      }),
    ).toMatchObject({ status: 403, body: { code: 'permission_missing' } })
    expect(
      (await (await signedInStaff(world, 'finance')).visitor.call('staffListKycAsks')).status,
    ).toBe(403)
  })
})
