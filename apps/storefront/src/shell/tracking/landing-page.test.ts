import { describe, expect, it, vi } from 'vitest'
import { keepLandingPage } from './keep-landing-page.ts'
import { forgetLandingPage, landingPage } from './landing-page.ts'

function disk() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const day = 86_400_000
const shop = 'https://shop.example'

describe('the first page of a visitor', () => {
  it('ATTR-01 stays the first one, whatever is visited later', () => {
    const kept = disk()
    keepLandingPage(`${shop}/categories/gloves`, kept, { now: day, mayKeep: true })
    keepLandingPage(`${shop}/cart`, kept, { now: 2 * day, mayKeep: true })
    expect(landingPage(kept, 2 * day)).toBe('/categories/gloves')
  })

  it('ATTR-01 is replaced by a later campaign', () => {
    const kept = disk()
    keepLandingPage(`${shop}/?utm_source=mail`, kept, { now: day, mayKeep: true })
    keepLandingPage(`${shop}/offers?utm_source=google&page=2`, kept, {
      now: 2 * day,
      mayKeep: true,
    })
    expect(landingPage(kept, 2 * day)).toBe('/offers?utm_source=google')
  })

  it('ATTR-01 leaves out words searched for and other parameters', () => {
    const kept = disk()
    keepLandingPage(`${shop}/products?search=hiv+kit&gclid=x#reviews`, kept, {
      now: day,
      mayKeep: true,
    })
    expect([...kept.stored.values()]).toEqual([`${day} /products`])
  })

  it('ATTR-01 is cut to 2,000 characters, whatever a link carries', () => {
    const kept = disk()
    const address = `${shop}/?sales_code=RAVI10&utm_source=${'é'.repeat(3000)}`
    keepLandingPage(address, kept, { now: day, mayKeep: true })
    expect(landingPage(kept, day)).toHaveLength(2000)
  })

  it('ATTR-01 is forgotten after 30 days', () => {
    const kept = disk()
    keepLandingPage(`${shop}/offers`, kept, { now: 0, mayKeep: true })
    expect(landingPage(kept, 30 * day - 1)).toBe('/offers')
    expect(landingPage(kept, 30 * day)).toBeUndefined()
    keepLandingPage(`${shop}/cart`, kept, { now: 30 * day, mayKeep: true })
    expect(landingPage(kept, 30 * day)).toBe('/cart')
  })

  it('ATTR-01 AUTH-08 is neither kept nor left standing where tracking is declined', () => {
    const kept = disk()
    keepLandingPage(`${shop}/offers`, kept, { now: day, mayKeep: false })
    expect(kept.stored.size).toBe(0)
    keepLandingPage(`${shop}/offers`, kept, { now: day, mayKeep: true })
    forgetLandingPage(kept)
    expect(landingPage(kept, day)).toBeUndefined()
  })

  it('ATTR-01 is unknown where nothing can be stored', () => {
    const broken = {
      getItem: (): string | null => {
        throw new Error('private mode')
      },
      setItem: () => {
        throw new Error('private mode')
      },
    }
    keepLandingPage(`${shop}/offers`, broken, { now: day, mayKeep: true })
    expect(landingPage(broken, day)).toBeUndefined()
    vi.stubGlobal('localStorage', undefined)
    keepLandingPage(`${shop}/offers`, undefined, { mayKeep: true })
    expect(landingPage()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
