import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { buyerOfType, rightValues, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { useWorld } from '@upchar/testkit/world'
import { kycApplication } from './tables.ts'
import { fieldOf, messageFor, save, sectionsOf } from './testing/form.ts'

const world = useWorld()

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

  it('KYC-04 accepts a registration through its last day', async () => {
    const { visitor } = await buyerOfType(world, 2)
    const today = await save(visitor, { registration_valid_until: '2026-11-24' })
    expect(messageFor(today.body, 'registration_valid_until')).toBeUndefined()
    expect(await fieldOf(visitor, 'registration_valid_until')).toMatchObject({
      value: '2026-11-24',
    })
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

  it('KYC-04 gives its GST number to a profile without one, and replaces none', async () => {
    const gstIn = async (profile: { gst?: string }) => {
      const buyer = await buyerOfType(world, 3, profile)
      await sendKyc(buyer, { fields: { GST: '27AAACX1234A1ZX' } })
      return (await buyer.visitor.call('getCustomer')).body.user_info.gst
    }
    expect(await gstIn({})).toBe('27AAACX1234A1ZX')
    expect(await gstIn({ gst: '27AABCU7421K1Z5' })).toBe('27AABCU7421K1Z5')
  })

  it('KYC-04 begins the step for medicines with the answers of the basic one, not with its documents', async () => {
    const buyer = await buyerOfType(world, 2)
    await sendKyc(buyer)
    await save(buyer.visitor, {}, { is_pharma: true })
    expect(await fieldOf(buyer.visitor, 'registration_number', true)).toMatchObject({
      value: 'MMC-12345',
    })
    const { rows } = await world.db.execute<{ stage: string; files: number }>(
      sql`select a.stage, count(d.file_id)::int as files from kyc_application a
        left join kyc_document d on d.application_id = a.id
        where a.customer_id = ${buyer.id} group by a.stage order by a.stage`,
    )
    expect(rows).toEqual([
      { stage: 'basic', files: 2 },
      { stage: 'pharma', files: 0 },
    ])
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

  it('KYC-04 requires the basic step before the one for medicines, which can be prepared', async () => {
    const early = await buyerOfType(world, 2)
    expect(await save(early.visitor, {}, { is_pharma: true })).toMatchObject({
      status: 200,
      body: { state: 'draft' },
    })
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
