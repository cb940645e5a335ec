import { describe, expect, it } from 'vitest'
import { attributionOf } from './attribution.ts'

const sent = (landedPageUrl?: string, device?: string, platform?: string) =>
  attributionOf({ landedPageUrl, device, platform })
const none = { source: '', medium: '', campaign: '', term: '', content: '' }

describe('how a buyer came', () => {
  it('ATTR-01 reads page and campaign from an address with or without its origin', () => {
    const query =
      '?utm_source=google&utm_medium=cpc&utm_campaign=gloves%20november&utm_term=nitrile&utm_content=ad-7&sales_code=RAVI10&referral=K7QX'
    const read = {
      landedPage: '/categories/gloves',
      utm: {
        source: 'google',
        medium: 'cpc',
        campaign: 'gloves november',
        term: 'nitrile',
        content: 'ad-7',
      },
      salesCode: 'RAVI10',
      referral: 'K7QX',
      device: 'mobile_web',
      platform: 'android',
    }
    for (const origin of ['', 'https://shop.example'])
      expect(sent(`${origin}/categories/gloves${query}#top`, 'mobile_web', 'android')).toEqual(read)
  })

  it('ATTR-01 keeps nothing else of the address', () => {
    expect(sent('/products?search=hiv+test&email=asha@clinic.example')).toEqual({
      landedPage: '/products',
      utm: none,
      salesCode: '',
      referral: '',
      device: '',
      platform: '',
    })
  })

  it('ATTR-01 counts what is missing or unreadable as unknown', () => {
    for (const address of [undefined, '', 'https://[', 'http://shop.example:99999/'])
      expect(sent(address)).toMatchObject({ landedPage: '', utm: none })
  })

  it('ATTR-01 cuts values to 200 characters without control characters', () => {
    const { utm, landedPage } = sent(
      `/${'p'.repeat(300)}?utm_source=${'s'.repeat(201)}&utm_term=a%00b%0Ac`,
    )
    expect([landedPage.length, utm.source.length, utm.term]).toEqual([200, 200, 'abc'])
  })
})
