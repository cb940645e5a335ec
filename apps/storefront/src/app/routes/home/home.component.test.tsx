import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { broken } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { navigationStore } from '../../../shell/page/navigation.ts'
import { card } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'

const tile = (name: string, href: string) => ({ name, href, count: 3 })
const home: Omit<Answer<'getShopHome'>, 'success'> = {
  business_categories: [{ ...tile('Dental', '/dental'), key: 'dental', enabled: true }],
  banners: [],
  procedures: [tile('Root canal', '/procedures/root-canal')],
  specialities: [tile('Dentistry', '/specialities/dentistry')],
  brands: [tile('Glovex', '/brands/glovex')],
  rows: [{ title: 'New in the shop', why: 'New', href: '/products', products: [card('n', 'New')] }],
  counts: { products: 3, sellers: 1, pincodes: 100 },
}
const nothing: Omit<Answer<'getForYou'>, 'success'> = {
  recently_viewed: [],
  buy_again: [],
  interests: [],
  recent_searches: [],
  top_searches: [],
}
const open = async (answers: Answers = {}) => {
  const shop = await showShop('/shop', { getShopHome: () => home, ...answers })
  // As after hydration: until then the page is what everybody gets.
  navigationStore.setState({ hydrated: true })
  await expect.element(page.getByRole('heading', { name: 'Departments' })).toBeVisible()
  return shop
}
const region = (name: string) => page.getByRole('main').getByRole('region', { name })

describe('the shop home', () => {
  it('DATA-12 shows what this visitor saw, bought, chose and searched, each with its reason', async () => {
    await open({
      getForYou: () => ({
        recently_viewed: [card('lamp', 'Lamp')],
        buy_again: [card('gloves', 'Gloves')],
        interests: [
          {
            title: 'Dental for you',
            why: 'Because you chose it in your profile',
            href: '/dental',
            products: [card('burs', 'Burs')],
          },
        ],
        recent_searches: ['16 Fr catheter'],
        top_searches: ['gloves', `${'long'.repeat(40)}`],
      }),
    })
    await expect
      .element(region('Buy again').getByRole('link', { name: 'Gloves' }).first())
      .toBeVisible()
    await expect.element(region('Recently viewed')).toMatchTextContent(/in this browser.*Lamp/)
    await expect
      .element(region('Dental for you'))
      .toMatchTextContent(/Because you chose it in your profile.*Burs/)
    await expect
      .element(region('Your searches').getByRole('link', { name: '16 Fr catheter' }))
      .toHaveAttribute('href', '/products?search=16+Fr+catheter')
    await expect.element(region('Top searches').getByRole('link')).toHaveLength(2)
    // They come after the page: below all of it they move nothing that somebody reads.
    const shown = page.getByRole('main').getByRole('region').elements()
    expect(shown.slice(-5).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Buy again',
      'Recently viewed',
      'Dental for you',
      'Your searches',
      'Top searches',
    ])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  it.each([
    ['for a visitor of whom it knows nothing', () => nothing],
    ['without an answer', () => broken()],
  ])('DATA-12 is complete %s', async (_, getForYou) => {
    const shop = await open({ getForYou })
    await expect.poll(() => shop.names().includes('getForYou')).toBe(true)
    for (const name of ['Buy again', 'Recently viewed', 'Your searches', 'Top searches'])
      expect(region(name).elements()).toEqual([])
    for (const name of ['What does the procedure need?', 'Your speciality', 'Brands'])
      await expect.element(region(name)).toBeVisible()
  })

  it('UI-05 lays out no card out of sight, and no row grows or shrinks when it comes', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => card(`goods-${at}`, `Goods ${at}`))
    await page.viewport(390, 844)
    await open({
      getShopHome: () => ({
        ...home,
        rows: [{ title: 'New in the shop', why: 'New', href: '/products', products: twelve }],
      }),
    })
    const row = region('New in the shop').element()
    row.scrollIntoView()
    const cards = [...row.querySelectorAll('article')]
    const shown = (one: Element | undefined) =>
      one?.checkVisibility({ contentVisibilityAuto: true })
    await expect
      .poll(() => [cards.length, shown(cards[0]), shown(cards[11])])
      .toEqual([12, true, false])
    const { height } = row.getBoundingClientRect()
    cards[11]?.parentElement?.scrollIntoView({ inline: 'end' })
    await expect.poll(() => shown(cards[11])).toBe(true)
    expect(row.getBoundingClientRect().height).toBe(height)
  })
})
