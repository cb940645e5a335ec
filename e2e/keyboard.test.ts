import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { buyable, confirmedNumber, guest, open } from './buying.ts'

const browser = useBrowser()

const LISTING = '/products?search=nitrile+gloves'
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  )

async function press(page: Page, name: RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await page.getByRole(role, { name }).locator('visible=true').first().focus()
  await page.keyboard.press('Enter')
}
const MAX_TABS = 160

/**
 * Presses Tab until the focused element has this name; checks that the focused element is visible.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MAX_TABS; press += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return { name: '', covered: false }
      const labels =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
          : ''
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const inView = box.bottom > 0 && box.top < innerHeight
      return {
        name: element.getAttribute('aria-label') ?? (labels || (element.textContent ?? '')),
        covered:
          inView &&
          top !== null &&
          !element.contains(top) &&
          !top.contains(element) &&
          !element.closest('label')?.contains(top),
      }
    })
    if (!name.test(found.name.trim())) continue
    expect(found.covered, `${found.name} is covered`).toBe(false)
    return
  }
  throw new Error(`Nothing named ${name} can be reached by Tab`)
}

describe.each([
  ['390 px', phone],
  ['1440 px', desktop],
])('with the keyboard alone at %s', (_, viewport) => {
  it('CHECKOUT-04 a purchase can be completed, and the focused element is never covered', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport })
    await open(page, `/products/${card.slug}`)
    await tabTo(page, /^Add to cart$/)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Added to cart' }).waitFor()
    await tabTo(page, /^View cart$/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    await page.getByRole('heading', { name: 'Order summary' }).waitFor()
    await tabTo(page, /^Continue to checkout$/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout')
    await page.getByRole('textbox', { name: 'Pincode' }).waitFor()
    await tabTo(page, /^Pincode/)
    await page.keyboard.type('560001')
    await page.getByText('We deliver to').waitFor()
    await tabTo(page, /^House/)
    await page.keyboard.type(guest.house)
    await tabTo(page, /^Street/)
    await page.keyboard.type(guest.street)
    await tabTo(page, /^Full name/)
    await page.keyboard.type(guest.name)
    await tabTo(page, /^Mobile/)
    await page.keyboard.type(guest.phone)
    await tabTo(page, /^Email/)
    await page.keyboard.type(guest.email)
    await tabTo(page, /^Pay online/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^Place order/)
    await page.keyboard.press('Enter')
    await confirmedNumber(page)
  })
})

describe('a removed element passes its focus on', () => {
  it('a chip to the next one, the button that became a stepper to that', async () => {
    const { page } = await browser.visit()
    await open(page, `${LISTING}&size=XS&brand=melantis`)
    const chips = page.getByRole('link', { name: /^Remove filter/ })
    await expect.poll(() => chips.count()).toBe(2)
    await press(page, /^Remove filter/, 'link')
    // The list without it has arrived before the focus says anything.
    await expect.poll(() => chips.count()).toBe(1)
    await expect.poll(() => focused(page)).toMatch(/^Remove filter/)
    await open(page, LISTING)
    await press(page, /^Quick view: /)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to cart: / })
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^One more: /)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toMatch(/^Quick view: /)
  })

  it('a line of the cart to the next one, a number that was typed to itself', async () => {
    const first = await buyable(browser.origin())
    const second = await buyable(browser.origin(), ({ slug }) => slug !== first.slug)
    const { page } = await browser.visit()
    for (const { sku } of [first, second])
      await page.request.post('/cart/add', {
        form: { sku_id: sku, quantity: '2', return_to: '/cart' },
        headers: { origin: browser.origin() },
      })
    await open(page, '/cart')
    const number = page.getByRole('textbox', { name: /^Quantity/ }).first()
    await number.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^Quantity/)
    await press(page, /^Remove/)
    await expect
      .poll(() =>
        page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem').count(),
      )
      .toBe(1)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main ul') !== null))
      .toBe(true)
  })

  it('not after pointer input', async () => {
    const { page } = await browser.visit()
    await page.clock.install()
    await open(page, `${LISTING}&size=XS&brand=melantis`)
    await page
      .getByRole('link', { name: /^Remove filter/ })
      .first()
      .click()
    await expect.poll(() => page.getByRole('link', { name: /^Remove filter/ }).count()).toBe(1)
    await page.clock.runFor(5000)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  it('the pincode field has the focus at once, its number selected', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    await press(page, /change pincode/)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('pincode')
    await page.keyboard.type('560001')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('560001')
  })
})
