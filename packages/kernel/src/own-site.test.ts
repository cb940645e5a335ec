import { describe, expect, it } from 'vitest'
import { isFromOwnSite } from './own-site.ts'

const own = 'https://shop.example'
const sent = (headers: Record<string, string | string[] | undefined>, host = 'shop.example') =>
  isFromOwnSite({ headers, host }, own)

describe('the origin of a change', () => {
  it('is our own page, by Origin or the requested host', () => {
    for (const headers of [
      {},
      { origin: own },
      { origin: own, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ])
      expect(sent(headers)).toBe(true)
    expect(sent({ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000')).toBe(true)
  })

  it('is another site if either header says so', () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://shop.example.evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: [own, own] },
      { 'sec-fetch-site': ['same-origin', 'cross-site'] },
    ])
      expect(sent(headers)).toBe(false)
  })
})
