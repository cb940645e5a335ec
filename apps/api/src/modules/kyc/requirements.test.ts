import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { announceChange } from '../../platform/db/changes.ts'
import { buyerOfType } from '@upchar/testkit/kyc-forms'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { kycAsk } from './tables.ts'
import { fieldOf, save, sectionsOf, shape } from './testing/form.ts'

const world = useWorld()

describe('the requirements of a buyer', () => {
  const note = { note: ['note'] }
  it.each([
    [
      1,
      {
        business: ['business'],
        identity: ['pan'],
        gst: ['gst', 'no_gst'],
        establishment: ['establishment'],
      },
      { medicines: ['drug_licence', 'doctor_in_charge'] },
    ],
    [
      2,
      { business: ['business'], identity: ['pan', 'aadhaar'], professional: ['registration'] },
      { medicines: ['own_patients'] },
    ],
    [
      3,
      {
        business: ['business'],
        identity: ['pan'],
        gst: ['gst'],
        devices: ['md42', 'drug_licence'],
      },
      { medicines: ['drug_licence'] },
    ],
    [
      4,
      { business: ['business'], identity: ['pan', 'aadhaar'], professional: ['registration'] },
      { medicines: ['own_patients'] },
    ],
    [
      5,
      { business: ['business'], identity: ['pan'], gst: ['gst'], authority: ['authorisation'] },
      { medicines: ['doctor_in_charge'] },
    ],
    [7, { business: ['business'], identity: ['pan'], establishment: ['establishment'] }, undefined],
    [
      11,
      {
        business: ['business'],
        organisation: ['ngo', 'office_order'],
        authority: ['authorisation'],
      },
      { medicines: ['doctor_in_charge'] },
    ],
    [
      13,
      { business: ['business'], identity: ['pan', 'aadhaar'], professional: ['registration'] },
      { medicines: ['own_animals'] },
    ],
    [
      15,
      {
        business: ['business'],
        identity: ['pan', 'aadhaar'],
        professional: ['registration'],
        establishment: ['establishment'],
      },
      { medicines: ['own_patients'] },
    ],
    [
      22,
      {
        business: ['business'],
        identity: ['pan', 'aadhaar'],
        professional: ['registration', 'degree'],
      },
      undefined,
    ],
    [25, undefined, undefined],
  ] as const)('KYC-04 business type %s', async (type, basic, pharma) => {
    const { visitor } = await buyerOfType(world, type)
    for (const [stage, sections] of [
      [false, basic],
      [true, pharma],
    ] as const) {
      const answer = await visitor.call('getKycFields', {
        query: { is_pharma: stage ? 'true' : 'false' },
      })
      if (sections === undefined)
        expect(answer).toMatchObject({ status: 409, body: { code: 'kyc_not_offered' } })
      else expect(await shape(visitor, stage)).toEqual({ ...sections, ...note })
    }
  })

  it('KYC-04 exist for every business type, and ask for the type if there is none', async () => {
    const asked = new Set(
      (await world.db.select({ type: kycAsk.businessTypeId }).from(kycAsk)).map(({ type }) => type),
    )
    expect(BUSINESS_TYPES.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([25])
    const { visitor } = await buyerOfType(world, undefined)
    expect(await visitor.call('getKycFields')).toMatchObject({
      status: 409,
      body: { code: 'business_type_missing' },
    })
    expect(await save(visitor, {})).toMatchObject({
      status: 409,
      body: { code: 'business_type_missing' },
    })
  })

  it('DATA-04 have the specified fields: Establishment-Name, GST, proofs to choose from, documents', async () => {
    const { visitor } = await buyerOfType(world, 1, {
      business_name: 'City Hospital',
      gst: '27AAACX1234A1ZX',
    })
    expect(await fieldOf(visitor, 'Establishment-Name')).toMatchObject({
      type: 'line',
      required: true,
      value: 'City Hospital',
      max_length: 120,
      editable: true,
    })
    expect(await fieldOf(visitor, 'GST')).toMatchObject({ type: 'gstin', value: '27AAACX1234A1ZX' })
    const gst = (await sectionsOf(visitor, false)).find(({ key }) => key === 'gst')
    expect(gst?.choices[0]?.documents).toMatchObject([
      {
        document: 'gst_certificate',
        required: true,
        max_files: 4,
        max_bytes: 5_242_880,
        accept: ['application/pdf', 'image/jpeg', 'image/png'],
        files: [],
      },
    ])
  })

  it('KYC-04 follow the dates of the table', async () => {
    const asked = async (visitor: Visitor) => Object.keys(await shape(visitor))
    await world.db.insert(kycAsk).values({
      businessTypeId: 22,
      stage: 'basic',
      section: 'authority',
      proof: 'authorisation',
      validFrom: '2027-01-01',
      validTo: '2027-01-31',
      source: 'test',
    })
    await announceChange(world.db)
    world.clock.set('2027-01-31T05:30:00Z')
    const { visitor } = await buyerOfType(world, 22)
    await expect.poll(() => asked(visitor)).toContain('authority')
    for (const day of ['2027-01-31T18:30:00Z', '2026-12-31T18:29:00Z']) {
      world.clock.set(day)
      const { visitor: other } = await buyerOfType(world, 22)
      expect(await asked(other)).not.toContain('authority')
    }
    world.clock.set('2026-11-24T05:30:00Z')
  })
})
