import { describe, expect, it } from 'vitest'
import { notOffered, parseConfig } from '@upchar/api/platform/config'

describe('settings', () => {
  it('are rejected with a list of what is wrong and why', () => {
    const parsed = parseConfig(
      {
        PORT: 'abc',
        DATABASE_URL: 'mysql://x',
        DATABASE_POOL: '0',
        API_URL: 'localhost:3000',
        LOG_LEVEL: 'loud',
        SUPPORT_EMAIL: 'desk',
        APP_STORE_LINKS: 'https://apps.example/shop',
      },
      'x'.repeat(32),
    )
    expect(parsed.ok ? [] : parsed.error).toEqual([
      'PORT is "abc": must be a whole number from 1 to 65535',
      'DATABASE_URL: must begin with postgres://',
      'DATABASE_POOL is "0": must be a whole number from 4 to 200',
      'API_URL: must be a whole address, such as https://shop.example',
      'LOG_LEVEL is "loud": must be one of fatal, error, warn, info, debug, silent',
      'SUPPORT_EMAIL is "desk": must be an email address, such as name@example.com',
      'APP_STORE_LINKS is "https://apps.example/shop": must be addresses at https://play.google.com or https://apps.apple.com',
    ])
  })

  it('never print a key or an address that contains a password', () => {
    const wrong = {
      UPCHAR_SECRET: 'short-and-secret',
      FILE_KEYS: 'k:short-and-secret',
      FILE_STORE_URL: 'ftp://key:short-and-secret@host',
      DATABASE_URL: 'mysql://user:short-and-secret@host/db',
      SMTP_URL: 'http://user:short-and-secret@host',
    }
    const parsed = parseConfig(wrong, 'x'.repeat(32))
    const lines = parsed.ok ? [] : parsed.error
    expect(lines).toHaveLength(Object.keys(wrong).length)
    expect(lines.join()).not.toContain('short-and-secret')
  })

  const real = {
    UPCHAR_ENV: 'production',
    UPCHAR_SECRET: 'x'.repeat(32),
    FILE_KEYS: `2026:${'k'.repeat(43)}`,
    UPCHAR_ORIGIN: 'https://shop.example',
    SMTP_URL: 'smtps://mail.example',
    PAYMENT_KEY_ID: 'rzp_live_1',
    PAYMENT_KEY_SECRET: 'a',
    PAYMENT_WEBHOOK_SECRET: 'b',
    OPERATOR_GSTIN: '27AAPFU0939F1ZV',
    LEGAL_NAME: 'Shop Pvt Ltd',
    SUPPORT_EMAIL: 'help@shop.example',
    SUPPORT_PHONE: '91 22 1111 1111',
    OFFICE_ADDRESS: '1 Road, Navi Mumbai 400703, Maharashtra',
    GRIEVANCE_OFFICER: 'Meera Kulkarni, Grievance Officer',
  }
  const problems = (over: Record<string, string | undefined>) => {
    const parsed = parseConfig({ ...real, ...over }, '')
    return parsed.ok ? [] : parsed.error
  }

  it('are accepted in production when all required ones are set', () => {
    expect(problems({})).toEqual([])
  })

  it('need no courier’s account in production: staff move parcels by hand then', () => {
    const parsed = parseConfig(real, '')
    expect(parsed.ok && parsed.value.COURIER_TOKEN).toBeUndefined()
    expect(problems({ COURIER_TOKEN: 'of a courier' })).toEqual([])
  })

  it('CHECKOUT-14 take an SMS provider whole or not at all, and production says what is off without one', () => {
    const sms = {
      SMS_URL: 'https://sms.example/send?key=secret-key&to={to}&msg={text}',
      SMS_SENDER: 'KONKAN',
      SMS_ENTITY_ID: '1101234567890123456',
      SMS_TEMPLATE_ID: '1107654321098765432',
    }
    expect(problems(sms)).toEqual([])
    for (const name of Object.keys(sms))
      expect(problems({ ...sms, [name]: undefined }).join()).toMatch(
        new RegExp(`^${name} is missing: set SMS_URL, `),
      )
    const untold = problems({ ...sms, SMS_URL: 'https://sms.example/send?key=secret-key' })
    expect(untold.join()).toContain('SMS_URL: must name the parameters')
    expect(untold.join()).not.toContain('secret-key')
    expect(problems({ SMS_CODE_TEXT: 'Hello' }).join()).toContain('{#var#}')
    const off = (over: Record<string, string>) => {
      const parsed = parseConfig({ ...real, ...over }, '')
      return parsed.ok ? notOffered(parsed.value).join() : 'invalid'
    }
    expect(off({})).toContain('SMS_URL is not set')
    expect(off(sms)).toBe('CREDIT_URL is not set: the credit line is off.')
    const credit = {
      CREDIT_URL: 'https://api.lender.example',
      CREDIT_CLIENT_ID: 'konkan',
      CREDIT_CLIENT_SECRET: 'a secret of the lender',
      CREDIT_WEBHOOK_SECRET: 'another',
    }
    expect(off({ ...sms, ...credit })).toBe('')
    expect(off({ UPCHAR_ENV: 'development' })).toBe('')
  })

  it('ENGAGE-08 take the seller-management backend whole or not at all, and over TLS in production', () => {
    const backend = {
      SELLER_BACKEND_URL: 'https://sellers.example',
      SELLER_BACKEND_TOKEN: 'a token of the backend',
    }
    expect(problems(backend)).toEqual([])
    for (const name of Object.keys(backend))
      expect(problems({ ...backend, [name]: undefined })).toEqual([
        'SELLER_BACKEND_URL and SELLER_BACKEND_TOKEN: set both or none.',
      ])
    expect(problems({ ...backend, SELLER_BACKEND_URL: 'http://sellers.example' })).toEqual([
      'SELLER_BACKEND_URL must begin with https:// in production.',
    ])
  })

  it.each(Object.keys(real).filter((name) => name !== 'UPCHAR_ENV'))(
    'require %s in production',
    (name) => {
      expect(problems({ [name]: undefined }).join()).toContain(name)
    },
  )

  it('are all missing at once, each with one sentence', () => {
    const parsed = parseConfig({ UPCHAR_ENV: 'production', PORT: 'abc' }, '')
    const lines = parsed.ok ? [] : parsed.error
    const names = Object.keys(real).filter((name) => name !== 'UPCHAR_ENV')
    expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(
      [...names, 'PORT'].toSorted(),
    )
    for (const line of lines.filter((one) => !one.startsWith('PORT')))
      expect(line).toMatch(/^[A-Z_]+ is missing: set .+\.$/)
  })

  it('follow from each other: no invented address or name is left in production', () => {
    const parsed = parseConfig({ ...real, BRAND_NAME: 'Konkan' }, '')
    expect(parsed.ok && parsed.value).toMatchObject({
      PAYMENT_PROVIDER: 'razorpay',
      INFO_EMAIL: 'help@shop.example',
      MAIL_FROM: 'Konkan <help@shop.example>',
      OFFICE_PINCODE: '400703',
      OFFICE_CITY: 'Navi Mumbai',
    })
    expect(JSON.stringify(parsed.ok && parsed.value)).not.toMatch(/upchar\.example|Asha|Andheri/)
  })

  it('need a pincode in the address of the office, because tax depends on it', () => {
    expect(problems({ OFFICE_ADDRESS: '1 Road' })).toEqual([
      'OFFICE_ADDRESS has no pincode: write it after the city, such as "1 Road, Mumbai 400069, Maharashtra".',
    ])
  })

  it.each([
    ['UPCHAR_ORIGIN', 'http://shop.example'],
    ['PAYMENT_KEY_ID', 'rzp_test_sandbox'],
    ['COURIER_TOKEN', 'sandbox_courier_token'],
    ['PAYMENT_PROVIDER', 'sandbox'],
  ])('reject %s as %s in production', (name, value) => {
    expect(problems({ [name]: value }).join()).toContain(name)
  })
})
