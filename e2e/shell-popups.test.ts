import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { desktop, phone, settled, tablet, useBrowser } from './browser.ts'
import { buyable, open, payButton, toFilledCheckout, wordsOf } from './buying.ts'
import { problemsAtSizes } from './page-quality.ts'
import { theShop } from './shop.ts'
import { dismissed, lapse, stay, stayOn } from './time-lapse.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: theShop().database, max: 1 })
afterAll(() => database.end())

const special = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'No thanks' }) })
const lastStep = (page: Page) =>
  page.getByRole('complementary', { name: 'Your payment is not finished' })

describe('automatic popups', () => {
  it('UI-06 shows a staff announcement with its true end; dismissed, it stays hidden for seven days', async () => {
    const offers = (await (await fetch(`${browser.origin()}/api/special-popup`)).json()) as {
      popup: { title: string }
    }
    const { page, context, errors } = await browser.visit()
    await lapse(page)
    await open(page, '/shop')
    await special(page).waitFor()
    expect(await wordsOf(special(page))).toContain(offers.popup.title)
    expect(await special(page).innerText()).toMatch(/Ends \w{3}, \d+ \w{3}/)
    // It isn't modal: the focus stays, and the page can be used.
    expect(await page.evaluate(() => document.activeElement?.closest('aside') === null)).toBe(true)
    const [no, yes] = await Promise.all([
      special(page).getByRole('button', { name: 'No thanks' }).boundingBox(),
      special(page).getByRole('link').boundingBox(),
    ])
    expect((no?.height ?? 0) * (no?.width ?? 0)).toBeGreaterThan(
      (yes?.height ?? 0) * (yes?.width ?? 0) * 0.9,
    )
    await special(page).getByRole('button', { name: 'No thanks' }).click()
    await special(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    const later = await context.newPage()
    await stay(later)
    expect(await special(later).count()).toBe(0)
    // Eight days later, in another session.
    await later.evaluate(() => {
      const away = JSON.parse(localStorage.getItem('upchar.popups') ?? '{}') as Record<
        string,
        number
      >
      localStorage.setItem(
        'upchar.popups',
        JSON.stringify(
          Object.fromEntries(
            Object.entries(away).map(([kind, until]) => [kind, until - 8 * 86_400_000]),
          ),
        ),
      )
    })
    const again = await context.newPage()
    await lapse(again)
    await open(again, '/shop')
    await special(again).waitFor()
  })

  it('UI-06 doesn’t open where visitors choose, pay or read', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    // Only the first popup shows in a session.
    await dismissed(page, 'login')
    await lapse(page)
    for (const path of [`/products/${card.slug}`, '/cart', '/policy', '/products?search=gloves']) {
      await open(page, path)
      await stayOn(page)
      expect(await special(page).count(), path).toBe(0)
    }
    await open(page, '/shop')
    await special(page).waitFor()
  })

  it('UI-06 doesn’t open while a modal is open, and Escape closes it', async () => {
    const { page } = await browser.visit()
    await lapse(page)
    await open(page, '/shop')
    await page.getByRole('button', { name: /change pincode/ }).click()
    await page.getByRole('dialog').waitFor()
    await stayOn(page)
    expect(await special(page).count()).toBe(0)
    const { page: other } = await browser.visit()
    await lapse(other)
    await open(other, '/shop')
    await special(other).getByRole('button', { name: 'No thanks' }).focus()
    await other.keyboard.press('Escape')
    await special(other).waitFor({ state: 'detached' })
  })

  it('CHECKOUT-10 UI-06 reminds of the visitor’s own unfinished payment, links to it, and stays away once dismissed', async () => {
    const card = await buyable(browser.origin())
    const { page, context, errors } = await browser.visit()
    await toFilledCheckout(page, card.slug)
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    const back = await context.newPage()
    await lapse(back)
    await open(back, '/shop')
    await lastStep(back).waitFor()
    expect(await wordsOf(lastStep(back))).toContain(card.title)
    expect(await special(back).count()).toBe(0)
    await lastStep(back).getByRole('link', { name: 'Continue to payment' }).click()
    await back.waitForURL(/\/(checkout\/return|sandbox\/pay)/)
    const third = await context.newPage()
    await lapse(third)
    await open(third, '/shop')
    await lastStep(third).getByRole('button', { name: 'Not now' }).click()
    await lastStep(third).waitFor({ state: 'detached' })
    const fourth = await context.newPage()
    await stay(fourth)
    expect(await lastStep(fourth).count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('UI-06 doesn’t query an open checkout if none was started', async () => {
    const { page } = await browser.visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await lapse(page)
    await open(page, '/shop')
    await special(page).waitFor()
    expect(asked).not.toContain('/api/checkout/last-step')
  })
})

describe('stacked overlays', () => {
  it('UI-06 one Escape closes one layer of the modal stack, and the focus goes back layer by layer', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    await settled(page)
    const help = page.locator('header').getByRole('link', { name: /^Help/ })
    await help.click()
    await page
      .getByRole('dialog', { name: 'Need help?' })
      .getByRole('button', { name: 'Request a call instead' })
      .click()
    await page.getByRole('dialog', { name: 'Request a call' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Request a call' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Need help?' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await help.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('UI-06 the page behind a popup does not scroll, and the alert is announced', async () => {
    const { page } = await browser.visit()
    await open(page, '/products?search=nitrile+gloves')
    await page
      .getByRole('button', { name: /^Quick view: / })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => scrollTo(0, 400))
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to cart/ })
      .click()
    await page.getByText('Product added to cart').first().waitFor()
    expect(
      await page
        .locator('[aria-live], [role=status]')
        .filter({ hasText: 'Product added to cart' })
        .count(),
    ).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('UI-07 UI-06 shows a limited-time offer over its product, with its true end, and links to all of it', async () => {
    const { offers } = (await (await fetch(`${browser.origin()}/api/products/ltd`)).json()) as {
      offers: {
        title: string
        slug: string
        products: { slug: string; offer: { slug: string } | null }[]
      }[]
    }
    const offer = offers[0]
    const product = offer?.products.find((one) => one.offer?.slug === offer.slug)
    const { page } = await browser.visit()
    await open(page, `/products/${product?.slug ?? ''}`)
    await page
      .locator('main')
      .getByRole('link', { name: offer?.title ?? '' })
      .click()
    const modal = page.getByRole('dialog')
    await modal.getByText(/^Ends/).waitFor()
    expect(await modal.getByRole('listitem').count()).toBeGreaterThan(1)
    await modal.getByRole('link', { name: 'View the full offer' }).click()
    await page.waitForURL(`**/offers/${offer?.slug}`)
  })
})

it('UI-06 the special popup has no accessibility violation and no overflow from phone to desktop', async () => {
  const { page } = await browser.visit({ viewport: phone, bypassCSP: true })
  await lapse(page)
  await open(page, '/shop')
  await special(page).waitFor()
  expect(await problemsAtSizes(page, [phone, tablet, desktop])).toEqual([])
  expect(await special(page).isVisible()).toBe(true)
})
