import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { announceChange } from '../../platform/db/changes.ts'
import {
  approveByStaff,
  buyerOfType,
  rightValues,
  sendKyc,
  uploadDocument,
} from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { kycApplication, kycAsk } from './tables.ts'

const world = useWorld()

const sectionsOf = async (visitor: Visitor, pharma: boolean) =>
  (await visitor.call('getKycFields', { query: { is_pharma: pharma ? 'true' : 'false' } })).body
    .sections
const shape = async (visitor: Visitor, pharma = false) =>
  Object.fromEntries(
    (await sectionsOf(visitor, pharma)).map(({ key, choices }) => [
      key,
      choices.map((choice) => choice.key),
    ]),
  )
const fieldOf = async (visitor: Visitor, name: string, pharma = false) =>
  (await sectionsOf(visitor, pharma))
    .flatMap(({ choices }) => choices.flatMap(({ fields }) => fields))
    .find((field) => field.name === name)
const save = (
  visitor: Visitor,
  fields: Record<string, string>,
  over: {
    draft?: boolean
    is_pharma?: boolean
    choices?: Record<string, string>
    renew?: boolean
  } = {},
) => visitor.call('completeKyc', { body: { draft: true, fields, ...over } })
const messageFor = (body: unknown, field: string) => {
  const { fields = [], problems = [] } = body as {
    fields?: { field: string; message: string }[]
    problems?: { field: string; message: string }[]
  }
  return [...fields, ...problems].find((one) => one.field === field)?.message
}

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

describe('filling in the form', () => {
  it('KYC-04 saves an unfinished form and resumes it', async () => {
    const { visitor } = await buyerOfType(world, 2)
    const saved = await save(visitor, { 'Establishment-Name': 'Rao Clinic', pan: 'aaapr1234a' })
    expect(saved.body).toMatchObject({ success: true, state: 'draft', is_kyc_complete: false })
    expect(saved.body.problems.map(({ field }) => field)).toEqual([
      'pan_card',
      'registration_council',
      'registration_number',
      'registration_year',
      'registration_certificate',
    ])
    expect(await fieldOf(visitor, 'pan')).toMatchObject({ value: 'AAAPR1234A' })
    await save(visitor, { registration_number: 'MMC-1' })
    expect(await fieldOf(visitor, 'pan')).toMatchObject({ value: 'AAAPR1234A' })
    expect(await fieldOf(visitor, 'registration_number')).toMatchObject({ value: 'MMC-1' })
    expect((await visitor.call('getKycFields')).body).toMatchObject({
      state: 'draft',
      editable: true,
    })
  })

  it('KYC-04 refuses to submit an incomplete form, and saves it', async () => {
    const { visitor } = await buyerOfType(world, 2)
    const sent = await save(visitor, { 'Establishment-Name': 'Rao Clinic' }, { draft: false })
    expect(sent).toMatchObject({ status: 400, body: { code: 'kyc_invalid' } })
    expect(messageFor(sent.body, 'pan_card')).toBe('Upload the PAN card')
    expect(messageFor(sent.body, 'registration_number')).toBe('Enter the registration number')
    expect(await fieldOf(visitor, 'Establishment-Name')).toMatchObject({ value: 'Rao Clinic' })
  })

  it.each([
    ['27AAACX1234A1Z', 'Enter the 15-character GST number, such as 27AAACX1234A1ZX'],
    [
      '27AAACX1234A1ZO',
      'This GST number has a typing mistake: its last character does not fit the rest',
    ],
    ['99AAACX1234A1ZX', 'The first two digits must be a valid GST state code'],
    ['AA27ACX1234A1ZX', 'Enter the 15-character GST number, such as 27AAACX1234A1ZX'],
  ])('VALID-03 refuses the GST number %s', async (gst, message) => {
    const { visitor } = await buyerOfType(world, 3)
    expect(messageFor((await save(visitor, { GST: gst })).body, 'GST')).toBe(message)
    expect(messageFor((await save(visitor, { GST: gst }, { draft: false })).body, 'GST')).toBe(
      message,
    )
  })

  it('VALID-03 cleans a pasted GST number and compares it with the PAN', async () => {
    const { visitor } = await buyerOfType(world, 3)
    await save(visitor, { GST: ' 27-aaacx 1234A 1zx ', pan: 'AAACX1234A' })
    expect(await fieldOf(visitor, 'GST')).toMatchObject({ value: '27AAACX1234A1ZX' })
    expect(messageFor((await save(visitor, { pan: 'AAAFS5678B' })).body, 'GST')).toBe(
      'This GST number belongs to another PAN',
    )
  })

  it.each([
    ['AAACX1234', 'Enter the 10-character PAN, such as AAACX1234A'],
    ['12345ABCDE', 'Enter the 10-character PAN, such as AAACX1234A'],
    ['AAAXX1234A', 'This is not a valid PAN. Check its 4th letter and its digits'],
    ['AAACX0000A', 'This is not a valid PAN. Check its 4th letter and its digits'],
  ])('VALID-04 refuses the PAN %s', async (pan, message) => {
    const { visitor } = await buyerOfType(world, 2)
    expect(messageFor((await save(visitor, { pan })).body, 'pan')).toBe(message)
  })

  it.each([
    ['12345678901', 'Enter the 12-digit Aadhaar number'],
    ['1234567890123', 'Enter the 12-digit Aadhaar number'],
    ['34567890123a', 'Enter the 12-digit Aadhaar number'],
    [
      '345678901239',
      'This Aadhaar number has a typing mistake: its last digit does not fit the rest',
    ],
  ])('VALID-05 refuses the Aadhaar number %s', async (aadhaar, message) => {
    const { visitor } = await buyerOfType(world, 2)
    expect(
      messageFor(
        (await save(visitor, { aadhaar }, { choices: { identity: 'aadhaar' } })).body,
        'aadhaar',
      ),
    ).toBe(message)
  })

  it('VALID-05 stores an Aadhaar number masked, valid or not', async () => {
    const { visitor } = await buyerOfType(world, 2)
    const choices = { identity: 'aadhaar' }
    await save(visitor, { aadhaar: '3456 7890 1238' }, { choices })
    expect(await fieldOf(visitor, 'aadhaar')).toMatchObject({ value: 'XXXX XXXX 1238' })
    await save(visitor, { aadhaar: '3456 7890 1239' }, { choices })
    await save(visitor, { aadhaar: 'XXXX XXXX 1238' }, { choices })
    expect(await fieldOf(visitor, 'aadhaar')).toMatchObject({ value: 'XXXX XXXX 1238' })
    expect(
      messageFor((await save(visitor, { aadhaar: 'XXXX XXXX 9999' }, { choices })).body, 'aadhaar'),
    ).toBe('Enter the 12-digit Aadhaar number')
    const { rows } = await world.db.execute<{ all: string }>(
      'select string_agg(a::text, chr(10)) as all from kyc_application a',
    )
    expect(rows[0]?.all).toContain('XXXX XXXX 1238')
    expect(rows[0]?.all).not.toMatch(/34567890|3456 7890/)
  })

  it.each([
    ['Establishment-Name', 'राव क्लिनिक', 'Please use English letters'],
    ['Establishment-Name', '<script>alert(1)</script>', 'Please use plain text'],
    ['registration_council', 'a\nb', 'Please write on one line'],
    ['registration_valid_until', '2026-11-23', 'This date has passed. Upload the renewed document'],
    ['registration_valid_until', '2027-02-30', 'Enter a date, such as 2027-03-31'],
    ['registration_year', '99', 'Enter the year with four digits'],
    ['registration_year', '2027', 'Enter the year with four digits'],
  ])('VALID-06 refuses %s as %j', async (field, value, message) => {
    const { visitor } = await buyerOfType(world, 2)
    expect(messageFor((await save(visitor, { [field]: value })).body, field)).toBe(message)
    const [{ rows }] = [
      await world.db.execute<{ all: string }>(
        'select string_agg(fields::text, chr(10)) as all from kyc_application',
      ),
    ]
    if (value.includes('<') || value.includes('र')) expect(rows[0]?.all).not.toContain(value)
  })

  it('KYC-04 accepts listed options only, and requires at least one number of a drug licence', async () => {
    const { visitor } = await buyerOfType(world, 3)
    const sent = await save(
      visitor,
      { ...rightValues, licence_20_number: '', licence_21_number: '' },
      { draft: false, choices: { devices: 'drug_licence' } },
    )
    expect(messageFor(sent.body, 'licence_20_number')).toBe('Enter at least one of the numbers')
    const lab = await buyerOfType(world, 15)
    expect(
      messageFor(
        (await save(lab.visitor, { establishment_paper: 'A letter of mine' })).body,
        'establishment_paper',
      ),
    ).toBe('Choose from the list')
  })

  it('KYC-04 discards a proof that was not chosen', async () => {
    const buyer = await buyerOfType(world, 1)
    await uploadDocument(buyer.visitor, 'gst_certificate')
    const id = await sendKyc(buyer, { choices: { gst: 'no_gst' } })
    const [application] = (await world.db.select().from(kycApplication)).filter(
      (one) => one.id === id,
    )
    expect(application?.choices).toMatchObject({ gst: 'no_gst', identity: 'pan' })
    expect(Object.keys(application?.fields ?? {})).not.toContain('GST')
    expect(JSON.stringify(await sectionsOf(buyer.visitor, false))).not.toContain(
      'gst_certificate.pdf',
    )
  })

  it('KYC-04 creates one form for concurrent starts', async () => {
    const { visitor, id } = await buyerOfType(world, 2)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        n % 2 === 0 ? uploadDocument(visitor, 'pan_card') : save(visitor, { pan: 'AAAPR1234A' }),
      ),
    )
    expect(answers.map(({ status }) => status)).not.toContain(500)
    expect(
      (await world.db.select().from(kycApplication)).filter((one) => one.customerId === id),
    ).toHaveLength(1)
  })

  it('KYC-04 requires the basic step before the one for medicines', async () => {
    const buyer = await buyerOfType(world, 2)
    await uploadDocument(buyer.visitor, 'registration_certificate', { pharma: true })
    expect(await save(buyer.visitor, rightValues, { draft: false, is_pharma: true })).toMatchObject(
      { status: 409, body: { code: 'basic_kyc_first' } },
    )
    await sendKyc(buyer)
    expect(await fieldOf(buyer.visitor, 'registration_number', true)).toMatchObject({
      value: 'MMC-12345',
    })
    expect((await save(buyer.visitor, rightValues, { draft: false, is_pharma: true })).status).toBe(
      200,
    )
  })

  it('KYC-04 is closed to guests, and read-only once submitted', async () => {
    expect(await world.visitor().call('getMyKyc')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
    expect(await save(world.visitor(), {})).toMatchObject({ status: 401 })
    const buyer = await buyerOfType(world, 2)
    await sendKyc(buyer)
    expect(await save(buyer.visitor, { pan: 'AAAPR9999A' })).toMatchObject({
      status: 409,
      body: { code: 'kyc_not_editable' },
    })
    expect(await uploadDocument(buyer.visitor, 'pan_card')).toMatchObject({
      status: 409,
      body: { code: 'kyc_not_editable' },
    })
    expect((await buyer.visitor.call('getKycFields')).body.editable).toBe(false)
  })
})

describe('KYC of a buyer', () => {
  it('KYC-01 DATA-03 moves from notVerified to partialVerified to verified', async () => {
    const buyer = await buyerOfType(world, 2)
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const mine = async () => (await buyer.visitor.call('getMyKyc')).body
    expect(await mine()).toMatchObject({
      is_kyc_complete: false,
      kyc: {
        status: 'notVerified',
        pharma_kyc: false,
        business_name: '',
        steps: [
          { is_pharma: false, available: true, application: null, approved: false },
          { is_pharma: true, available: true },
        ],
      },
    })
    const basic = await sendKyc(buyer)
    expect(await mine()).toMatchObject({
      is_kyc_complete: false,
      kyc: {
        status: 'notVerified',
        business_name: 'Rao Clinic',
        steps: [{ application: { id: basic, state: 'submitted', editable: false } }, {}],
      },
    })
    await approveByStaff(staff, basic)
    expect(await mine()).toMatchObject({
      is_kyc_complete: true,
      kyc: {
        status: 'partialVerified',
        pharma_kyc: false,
        licences: [
          { kind: 'registration', number: 'MMC-12345', valid_until: '2028-03-31', in_force: true },
        ],
      },
    })
    await approveByStaff(staff, await sendKyc(buyer, { pharma: true }))
    expect(await mine()).toMatchObject({
      is_kyc_complete: true,
      kyc: { status: 'verified', pharma_kyc: true },
    })
    expect((await buyer.visitor.call('getCustomer')).body.user_info).toMatchObject({
      is_kyc_complete: true,
      kyc: { status: 'verified', pharma_kyc: true, business_name: 'Rao Clinic' },
    })
  })

  it('KYC-02 lets the business name change only while it is empty or nothing is verified', async () => {
    const buyer = await buyerOfType(world, 2, { business_name: 'Rao Clinic' })
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const editable = async () =>
      (await buyer.visitor.call('getMyKyc')).body.kyc.business_name_editable
    expect(await editable()).toBe(true)
    const id = await sendKyc(buyer, { fields: { 'Establishment-Name': 'Rao Clinic and Day Care' } })
    expect(await editable()).toBe(true)
    await approveByStaff(staff, id)
    expect(await editable()).toBe(false)
    expect(await fieldOf(buyer.visitor, 'Establishment-Name')).toMatchObject({
      value: 'Rao Clinic and Day Care',
      editable: false,
    })
    const renamed = await save(
      buyer.visitor,
      { 'Establishment-Name': 'Another Clinic' },
      { renew: true },
    )
    expect(renamed).toMatchObject({
      status: 409,
      body: { code: 'business_name_fixed', fields: [{ field: 'Establishment-Name' }] },
    })
    expect(
      (await buyer.visitor.call('updateUser', { body: { business_name: 'Another Clinic' } }))
        .status,
    ).toBe(409)
    expect(
      (
        await save(
          buyer.visitor,
          { 'Establishment-Name': 'Rao Clinic and Day Care' },
          { renew: true },
        )
      ).status,
    ).toBe(200)
  })

  it('KYC-02 transfers no approval to another name by changing the business type and back', async () => {
    const buyer = await buyerOfType(world, 2)
    await approveByStaff((await signedInStaff(world, 'kyc_reviewer')).visitor, await sendKyc(buyer))
    await buyer.visitor.call('updateUser', { body: { business_type: 4 } })
    await buyer.visitor.call('updateUser', { body: { business_name: 'Somebody Else' } })
    await buyer.visitor.call('updateUser', { body: { business_type: 2 } })
    expect((await buyer.visitor.call('getMyKyc')).body.kyc.status).toBe('notVerified')
  })

  it('KYC-03 reports what is left to do: 1 phone, 2 KYC, 3 both', async () => {
    const pending = async (visitor: Visitor) =>
      (await visitor.call('getMyKyc')).body.kyc.pending_action
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const buyer = await buyerOfType(world, 2, { phone: '' })
    expect(await pending(buyer.visitor)).toBe(3)
    const id = await sendKyc(buyer)
    expect(await pending(buyer.visitor)).toBe(1)
    await buyer.visitor.call('updateUser', { body: { phone: '9876543210' } })
    expect(await pending(buyer.visitor)).toBeNull()
    const { version } = (await staff.call('staffGetKyc', { params: { id } })).body.application
    await staff.call('staffAskKycChanges', {
      params: { id },
      body: { version, reason: 'The photo is blurred', sections: ['identity'] },
    })
    expect(await pending(buyer.visitor)).toBe(2)
    await approveByStaff(staff, await sendKyc(buyer))
    expect(await pending(buyer.visitor)).toBeNull()
    const general = await buyerOfType(world, 25, { phone: '' })
    expect(await pending(general.visitor)).toBe(1)
  })
})
