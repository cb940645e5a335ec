import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { buyable, open, payButton, toFilledCheckout, wordsOf } from './buying.ts'
import { accessibilityProblems, sticksOut } from './page-quality.ts'
import { lapse, stay, stayOn } from './time-lapse.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: inject('shopDatabase'), max: 1 })
afterAll(() => database.end())

/** As staff do: the flag, and the word to every process that something has changed. */
async function setFlag(key: string, value: string): Promise<void> {
  await database.query(
    `insert into config_flag (key, value, changed_by, changed_at) values ($1, $2::jsonb, null, now()) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
  await database.query(
    `with v as (update catalogue_version set version = version + 1 returning version) select pg_notify('catalogue', version::text) from v`,
  )
}

const special = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'No thanks' }) })
const lastStep = (page: Page) =>
  page.getByRole('complementary', { name: 'Your payment is not finished' })

describe('popups that nobody asked for', () => {
  it('UI-06 shows what staff announce, with its true end; put away, it is remembered for seven days', async () => {
    const offers = (await (await fetch(`${browser.origin()}/api/special-popup`)).json()) as {
      popup: { title: string }
    }
    const { page, context, errors } = await browser.visit()
    await lapse(page)
    await open(page, '/shop')
    await special(page).waitFor()
    expect(await wordsOf(special(page))).toContain(offers.popup.title)
    expect(await special(page).innerText()).toMatch(/Ends \w{3}, \d+ \w{3}/)
    // It stops nobody: the focus is where it was, and the page can be used.
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
    // Eight days on, in another session.
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

  it('UI-06 doesn’t come where people choose, pay or read', async () => {
    const card = await buyable(browser.origin())
    await Promise.all(
      [`/products/${card.slug}`, '/cart', '/policy', '/products?search=gloves'].map(
        async (path) => {
          const { page } = await browser.visit()
          await stay(page, path)
          expect(await special(page).count(), path).toBe(0)
        },
      ),
    )
  })

  it('UI-06 doesn’t come while a modal is open, and Escape takes it away', async () => {
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

  it('CHECKOUT-10 UI-06 reminds of the visitor’s own unfinished payment, leads back to it, and is silent once it was put away', async () => {
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
    await lastStep(back).getByRole('link', { name: 'Go on to payment' }).click()
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

  it('UI-06 asks for no open checkout where none was begun', async () => {
    const { page } = await browser.visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await lapse(page)
    await open(page, '/shop')
    await special(page).waitFor()
    expect(asked).not.toContain('/api/checkout/last-step')
  })

  it('DATA-05 CHECKOUT-10 reminds of nothing once abandon_nudge_type is emptied', async () => {
    const card = await buyable(browser.origin())
    const { page, context } = await browser.visit()
    await toFilledCheckout(page, card.slug)
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    await setFlag('abandon_nudge_type', '')
    try {
      const back = await context.newPage()
      await expect
        .poll(async () =>
          (await (await fetch(`${browser.origin()}/shop`)).text()).includes(
            '"abandon_nudge_type":""',
          ),
        )
        .toBe(true)
      await stay(back)
      await special(back).waitFor()
      expect(await lastStep(back).count()).toBe(0)
    } finally {
      await setFlag('abandon_nudge_type', 'last_step')
    }
  })
})

describe('overlays that lie above each other', () => {
  it('UI-06 one Escape closes one layer of the modal stack, and the focus goes back layer by layer', async () => {
    const { page } = await browser.visit()
    await open(page, '/shop')
    await page.waitForLoadState('networkidle')
    const help = page.locator('header').getByRole('link', { name: /^Help/ })
    await help.click()
    await page
      .getByRole('dialog', { name: 'Need help?' })
      .getByRole('button', { name: 'Ask for a call instead' })
      .click()
    await page.getByRole('dialog', { name: 'We call you' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'We call you' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Need help?' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await help.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('UI-06 the page behind a popup does not scroll, and the alert says itself aloud', async () => {
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

  it('UI-07 UI-06 shows a limited-time offer over the product it is about, with its true end, and goes on to all of it', async () => {
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
    await modal.getByRole('link', { name: 'See the whole offer' }).click()
    await page.waitForURL(`**/offers/${offer?.slug}`)
  })
})

describe.each([
  ['phone', phone],
  ['tablet', tablet],
  ['desktop', desktop],
] as const)('on a %s', (_, viewport) => {
  it('UI-06 the special popup has no accessibility violation, and nothing sticks out', async () => {
    const { page } = await browser.visit({ viewport, bypassCSP: true })
    await lapse(page)
    await open(page, '/shop')
    await special(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await sticksOut(page)).toBe(false)
  })
})
