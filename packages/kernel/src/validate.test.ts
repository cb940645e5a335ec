import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkCoordinates,
  checkEmail,
  checkPhone,
  checkPincode,
  checkText,
  cleanPincode,
  isArmyPincode,
  isAscii,
  isEmail,
  isFreeEmail,
  isMobile,
  isPhone,
  isPincode,
  normaliseEmail,
  normalisePhone,
  toE164,
} from './validate.ts'

describe('phone', () => {
  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '919876543210',
    '91 9876543210',
    '09876543210',
    '0 98765 43210',
    '00919876543210',
    '+91 09876543210',
    '91 09876543210',
    '(+91) 98765.43210',
    ' 98765 43210 ',
    '\u202a+91 98765\u00a043210\u202c',
    '98765\u201143210',
  ])('VALID-01 reads %s', (input) => {
    expect(normalisePhone(input)).toBe('9876543210')
    expect(checkPhone(input)).toEqual({ ok: true, value: '9876543210' })
  })

  it('VALID-01 keeps ten digits that begin like a prefix', () => {
    expect(normalisePhone('9198765432')).toBe('9198765432')
    expect(normalisePhone('9109876543')).toBe('9109876543')
    expect(normalisePhone('9100987654')).toBe('9100987654')
    expect(normalisePhone('+919198765432')).toBe('9198765432')
    expect(normalisePhone('919109876543')).toBe('9109876543')
  })

  it.each([
    '',
    '0',
    '+91',
    '987654321',
    '98765432101',
    '0876543210',
    '+9198765432',
    '+1 9876543210',
    '98765 4321O',
    '९८७६५४३२१०',
    '9876543210\n1',
    '98765,43210',
    'phone',
    '+91 98765 432101',
    '000000000000',
  ])('VALID-01 refuses %j', (input) => {
    expect(checkPhone(input)).toEqual({
      ok: false,
      error: { code: 'invalid_phone', message: 'Enter a 10-digit phone number', field: 'phone' },
    })
  })

  it('VALID-01 is exactly ten digits, the first not 0', () => {
    for (const first of '123456789') expect(isPhone(`${first}000000000`)).toBe(true)
    for (const value of [
      '0123456789',
      '123456789',
      '12345678901',
      '12345 6789',
      '1234567890\n',
      '123456789a',
    ]) {
      expect([value, isPhone(value)]).toEqual([value, false])
    }
  })

  it('VALID-01 normalises every notation of a number to the same ten digits', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{9}$/),
        fc.constantFrom('', '+91', '+91 ', '91', '91-', '0', '0091 ', '+91-0'),
        (phone, prefix) => {
          expect(normalisePhone(`${prefix}${phone.slice(0, 5)} ${phone.slice(5)}`)).toBe(phone)
          expect(normalisePhone(toE164(phone))).toBe(phone)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('requires a mobile number for SMS', () => {
    for (const first of '6789') expect(isMobile(`${first}000000000`)).toBe(true)
    for (const first of '012345') expect(isMobile(`${first}000000000`)).toBe(false)
    expect(checkPhone('022 2345 6789', { mobile: true })).toMatchObject({
      error: { message: 'Enter a mobile number' },
    })
    expect(checkPhone('022 2345 6789')).toEqual({ ok: true, value: '2223456789' })
    expect(checkPhone('98765 43210', { mobile: true }).ok).toBe(true)
    expect(() => toE164('123')).toThrow(RangeError)
  })
})

describe('pincode', () => {
  it.each(['110001', '110 001', '110-001', ' 110001 ', '110\u00a0001'])(
    'VALID-02 reads %j',
    (input) => {
      expect(cleanPincode(input)).toBe('110001')
      expect(checkPincode(input)).toEqual({ ok: true, value: '110001' })
    },
  )

  it.each([
    '',
    '11000',
    '1100011',
    '010001',
    '11000a',
    '११०००१',
    '110001\n1',
    '-',
    '1.1e5',
    '+10001',
  ])('VALID-02 refuses %j', (input) => {
    expect(checkPincode(input)).toEqual({
      ok: false,
      error: { code: 'invalid_pincode', message: 'Invalid Pincode', field: 'pincode' },
    })
  })

  it('VALID-02 refuses digits within other text', () => {
    expect(isPincode('110001')).toBe(true)
    for (const value of ['110 001', '110001\n', ' 110001']) expect(isPincode(value)).toBe(false)
  })

  it('recognises the Army Postal Service', () => {
    expect(isArmyPincode('900056')).toBe(true)
    expect(isArmyPincode('110001')).toBe(false)
    expect(isArmyPincode('9000')).toBe(false)
  })
})

describe('text', () => {
  it('VALID-06 accepts empty or pure ASCII and rejects the rest', () => {
    for (const text of ['', 'A-12, "Sai" Bldg. #4 (2nd floor)', 'line\nline', '~ '])
      expect(isAscii(text)).toBe(true)
    for (const text of [
      'é',
      'मुंबई',
      'Dr\u00a0Rao',
      'caf\u0301e',
      '₹5',
      '“quoted”',
      '🙂',
      '\u0080',
    ]) {
      expect([text, isAscii(text)]).toEqual([text, false])
    }
  })

  it('VALID-06 agrees with the definition for every string', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('a', ' ', '9'),
            fc.string({ unit: 'binary', maxLength: 1 }),
          ),
        }),
        (text) => {
          expect(isAscii(text)).toBe([...text].every((char) => (char.codePointAt(0) ?? 0) < 128))
        },
      ),
    )
  })

  it('VALID-06 says what to do, and trims', () => {
    expect(checkText(' Andheri East ', 'city')).toEqual({ ok: true, value: 'Andheri East' })
    expect(checkText('')).toEqual({ ok: true, value: '' })
    expect(checkText('मुंबई', 'city')).toEqual({
      ok: false,
      error: { code: 'not_ascii', message: 'Please use English letters', field: 'city' },
    })
    expect(checkText('a\tb\r\nc').ok).toBe(true)
    expect(checkText('a\0b').ok).toBe(false)
    expect(checkText('a\u001bb').ok).toBe(false)
  })
})

function emailOf(length: number): string {
  return `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.in`
}

describe('email', () => {
  it('lower-cases and trims', () => {
    expect(normaliseEmail('  Dr.Rao@Example.COM \n')).toBe('dr.rao@example.com')
    expect(checkEmail(' Dr.Rao@Example.COM ')).toEqual({ ok: true, value: 'dr.rao@example.com' })
  })

  it.each([
    'a@b.in',
    'first.last+tag@sub.example.co.in',
    "o'neil@example.com",
    'x_1@a-b.org',
    '0123456789@0123456789.com',
    'a@9.in',
    'a@z9z.in',
    `${'a'.repeat(64)}@example.com`,
    'a@xn--p1ai.xn--p1ai',
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    '',
    'a',
    '@b.in',
    'a@',
    'a@b',
    'a@@b.in',
    'a b@c.in',
    '.a@b.in',
    'a.@b.in',
    'a..b@c.in',
    'a@-b.in',
    'a@b-.in',
    'a@b..in',
    'a@b.in.',
    'a@.in',
    'a@b.1',
    'a@127.0.0.1',
    'é@b.in',
    'a@é.in',
    'a@b.in\n',
    'a@b.in,c@d.in',
    '<a@b.in>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('takes 254 characters at most', () => {
    expect(emailOf(254)).toHaveLength(254)
    expect(isEmail(emailOf(254))).toBe(true)
    expect(isEmail(emailOf(255))).toBe(false)
  })

  it('VALID-07 flags gmail, yahoo, hotmail and outlook', () => {
    for (const email of [
      'a@gmail.com',
      'A@GMAIL.COM ',
      'a@yahoo.co.in',
      'a@yahoo.in',
      'a@hotmail.com',
      'a@outlook.com',
      'a@outlook.in',
      'a@yahoo.com.au',
    ]) {
      expect([email, isFreeEmail(email)]).toEqual([email, true])
    }
    for (const email of [
      'a@apollo.in',
      'a@notgmail.com',
      'a@gmail.hospital.in',
      'a@mail.gmail.example.com',
      'gmail.com@clinic.in',
      'a@gmail',
      'a@gmailxcom',
      '',
    ]) {
      expect([email, isFreeEmail(email)]).toEqual([email, false])
    }
  })
})

describe('coordinates', () => {
  it('VALID-10 accepts both, as numbers or text, zero included', () => {
    expect(checkCoordinates(19.07, 72.87)).toEqual({
      ok: true,
      value: { latitude: 19.07, longitude: 72.87 },
    })
    expect(checkCoordinates('19.07', '72.87')).toEqual({
      ok: true,
      value: { latitude: 19.07, longitude: 72.87 },
    })
    expect(checkCoordinates(0, 0)).toEqual({ ok: true, value: { latitude: 0, longitude: 0 } })
    expect(checkCoordinates(-90, 180).ok).toBe(true)
  })

  it.each([
    [19.07, undefined],
    [undefined, 72.87],
    [null, 72.87],
    ['', '72.87'],
    [' ', 72.87],
    ['north', 72.87],
    [Number.NaN, 1],
    [90.01, 0],
    [0, -180.01],
    [Number.POSITIVE_INFINITY, 0],
    [true, 1],
    [[19], 72],
    [{}, 1],
    [undefined, undefined],
  ])("VALID-10 says 'Invalid coordinates' for %j and %j", (latitude, longitude) => {
    expect(checkCoordinates(latitude, longitude)).toEqual({
      ok: false,
      error: { code: 'invalid_coordinates', message: 'Invalid coordinates' },
    })
  })
})
