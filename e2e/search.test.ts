import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { meanwhile } from './meanwhile.ts'

const browser = useBrowser()

const field = (page: Page) => page.getByRole('combobox', { name: /Search products/ })
const group = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name })
/** Not those of the cards' selects. */
const suggested = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const words = (page: Page) => suggested(page).allInnerTexts()

describe.each([
  ['390 px', phone],
  ['1440 px', desktop],
])('the search overlay at %s', (_, viewport) => {
  it('SEARCH-01 SEARCH-03 opens with popular searches, groups suggestions, and closes with Escape', async () => {
    const { page, errors } = await browser.visit({ viewport })
    await open(page, '/policy')
    await field(page).click()
    await group(page, 'Top searches').waitFor()
    await group(page, 'Try').waitFor()
    await field(page).pressSequentially('glove')
    for (const name of ['Categories', 'Specialities', 'Procedures', 'Products'])
      await group(page, name).waitFor()
    expect(await group(page, 'Categories').innerText()).toContain('Nitrile examination gloves')
    await page.keyboard.press('Escape')
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('SEARCH-03 searches on Enter, and offers the query again as a recent search', async () => {
    const { page } = await browser.visit({ viewport })
    await open(page, '/policy')
    await field(page).fill('nitrile gloves')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Results for “nitrile gloves”/ }).waitFor()
    expect(await field(page).inputValue()).toBe('nitrile gloves')
    await open(page, '/policy')
    await field(page).click()
    await group(page, 'Your searches').getByRole('option', { name: 'nitrile gloves' }).click()
    await page.waitForURL(/search=nitrile(\+|%20)gloves/)
  })
})

describe('while one types', () => {
  it('SEARCH-02 shows nothing of an older text, and nothing at all once the text is cleared', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    // The answer to the first text arrives after that to the second.
    const [newer, older] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/search/suggest?*bandage*', async (route) => {
      await newer.promise
      await route.continue().catch(() => undefined)
      older.resolve()
    })
    await meanwhile(page.waitForRequest(/suggest\?.*bandage/), () => field(page).fill('bandage'))
    await field(page).fill('glove')
    await group(page, 'Categories').getByText('Nitrile').waitFor()
    newer.resolve()
    await older.promise
    // By the time a later request is answered, the older one has been as well.
    await page.evaluate(async () => (await fetch('/health', { cache: 'no-store' })).text())
    expect((await words(page)).join(' ')).toContain('Nitrile examination gloves')
    expect((await words(page)).join(' ').toLowerCase()).not.toContain('bandage')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await group(page, 'Top searches').waitFor()
    expect(await group(page, 'Products').count()).toBe(0)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('SEARCH-04 keeps results, scroll position and department while a product is viewed', async () => {
    const { page } = await browser.visit()
    await open(page, '/dental')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/search/suggest'))
        asked.push(new URL(request.url()).searchParams.get('business_category') ?? '')
    })
    await field(page).fill('mask')
    await group(page, 'Products').waitFor()
    const last = group(page, 'Products').getByRole('option').last()
    const title = await last.innerText()
    const panel = page.getByRole('listbox').locator('..')
    const place = await panel.evaluate((box) => {
      box.scrollTop = 24
      return box.scrollTop
    })
    expect(place).toBeGreaterThan(0)
    await last.click()
    await page.getByRole('heading', { level: 1, name: title.split('\n')[0] ?? '' }).waitFor()
    await field(page).click()
    await group(page, 'Products').waitFor()
    expect(await panel.evaluate((box) => box.scrollTop)).toBe(place)
    expect(await page.locator('[role=option][aria-current=page]').innerText()).toBe(title)
    // The department's own products come first, and loaded suggestions aren't requested again.
    await field(page).fill('masks')
    await expect.poll(() => asked).toEqual(['dental', 'dental'])
  })

  it('SEARCH-01 works with arrow keys: the active option is announced and opened by Enter', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    await field(page).pressSequentially('glove')
    await group(page, 'Categories').waitFor()
    await page.keyboard.press('ArrowDown')
    const marked = await field(page).getAttribute('aria-activedescendant')
    expect(
      await page
        .getByRole('listbox', { name: 'Suggestions' })
        .getByRole('option', { selected: true })
        .getAttribute('id'),
    ).toBe(marked)
    // Arrow Up wraps from the first option to the last one, Arrow Down back again.
    const options = suggested(page)
    await page.keyboard.press('ArrowUp')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await options.last().getAttribute('id'),
    )
    await page.keyboard.press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(marked)
    const label = await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { selected: true })
      .innerText()
    await page.keyboard.press('Enter')
    await page
      .getByRole('heading', { level: 1, name: new RegExp(label.split('\n')[0] ?? '', 'i') })
      .waitFor()
  })

  it('sends nothing for an empty field, without a native validation bubble', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/policy')
    expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  })
})
