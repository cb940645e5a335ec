import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { buyable, confirmedNumber, guest, open } from './buying.ts'

const browser = useBrowser()
const MAX_TABS = 160

/** Presses Tab until what has the focus carries this name; what has the focus must be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MAX_TABS; press += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return { name: '', covered: false }
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ') : ''
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const inView = box.bottom > 0 && box.top < innerHeight
      return { name: element.getAttribute('aria-label') ?? (labels || (element.textContent ?? '')), covered: inView && top !== null && !element.contains(top) && !top.contains(element) && !element.closest('label')?.contains(top) }
    })
    if (!name.test(found.name.trim())) continue
    expect(found.covered, `${found.name} is covered`).toBe(false)
    return
  }
  throw new Error(`Nothing named ${name} can be reached by Tab`)
}

describe.each([['390 px', phone], ['1440 px', desktop]])('with the keyboard alone at %s', (_, viewport) => {
  it('CHECKOUT-04 a purchase can be completed, and nothing that has the focus is covered', async () => {
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
    await tabTo(page, /^E-mail/)
    await page.keyboard.type(guest.email)
    await tabTo(page, /^Pay online/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^Place order/)
    await page.keyboard.press('Enter')
    await confirmedNumber(page)
  })
})
