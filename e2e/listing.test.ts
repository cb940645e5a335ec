import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { open } from './buying.ts'

const browser = useBrowser()

describe('a listing with a scope of its own', () => {
  it('ROUTE-05 offers no filter by its own scope, and every applied filter can be removed', async () => {
    const { page, errors } = await browser.visit()
    await open(page, '/categories/gloves')
    const filters = page.getByRole('form', { name: 'Filters' })
    expect(
      await filters.getByRole('checkbox', { name: /^Nitrile examination gloves/ }).count(),
    ).toBe(1)
    expect(await filters.getByRole('checkbox', { name: /^IV access/ }).count()).toBe(0)
    expect(await page.getByRole('list', { name: 'Applied filters' }).count()).toBe(0)
    const all = await page.getByRole('heading', { level: 1 }).innerText()
    await open(page, '/categories/gloves?category=iv-access')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(all)
    expect(errors).toEqual([])
  })

  it.each([
    '?utm_source=letter&gclid=1',
    '?size=XS&brand=melantis',
    '?source=letter&size=XS&family=nitrile-exam-gloves',
  ])('takes over what the server sent, however the address is written: %s', async (search) => {
    const { page, errors } = await browser.visit()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('get-data-json')) asked.push(request.url())
    })
    await open(page, `/categories/gloves${search}`)
    expect(errors).toEqual([])
    expect(asked).toEqual([])
    expect(new URL(page.url()).search).toBe(search)
  })

  it('ROUTE-04 shows applied filters as chips that can be removed, one by one and all at once', async () => {
    const { page } = await browser.visit({ viewport: phone })
    await open(page, '/brands/melantis')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    expect(await sheet.getByRole('checkbox', { name: /^Melantis/ }).count()).toBe(0)
    await sheet
      .getByRole('checkbox', { name: /^Powder-free/ })
      .first()
      .check()
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    const applied = page.getByRole('list', { name: 'Applied filters' })
    await applied.getByRole('link', { name: 'Remove filter Powder-free' }).waitFor()
    expect(await applied.getByRole('listitem').count()).toBe(2)
    await applied.getByRole('link', { name: 'Clear all' }).click()
    await applied.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/brands/melantis')
  })

  it.each([
    ['390 px', phone],
    ['1440 px', desktop],
  ])(
    'UI-05 at %s Back from a product restores the scroll position in the listing, beyond the skeleton’s height',
    async (_, viewport) => {
      const { page } = await browser.visit({ viewport })
      await open(page, '/categories/gloves')
      // Scroll restoration follows manual scrolling from the next frame on.
      const place = await page.evaluate(
        () =>
          new Promise<number>((seen) => {
            addEventListener('scroll', () => seen(scrollY), { once: true })
            scrollTo(0, 2400)
          }),
      )
      expect(place).toBe(2400)
      // The target is already in view, so that the click doesn't scroll.
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('article h3 a')]
          .find((link) => link.getBoundingClientRect().top > 200)
          ?.click(),
      )
      await page.waitForURL('**/products/**')
      await page.getByRole('region', { name: 'Pictures' }).waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: /^Gloves/ }).waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    },
  )
})
