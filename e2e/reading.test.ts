import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { desktop, phone, useBrowser } from './browser.ts'
import { buyable, fillForm, open, payButton } from './buying.ts'
import { accessibilityProblems, sticksOut } from './page-quality.ts'

const browser = useBrowser()

/** Adds products to the visitor's cart by the call that cards make. */
async function fillCart(page: Page, count: number): Promise<void> {
  const response = await fetch(`${browser.origin()}/api/get-data-json?limit=60&pincode=110001`)
  const { products } = (await response.json()) as {
    products: { sku: string; moq: number; buying: { state: string }; lead_only: boolean }[]
  }
  let put = 0
  for (const { sku, moq, buying, lead_only: lead } of products) {
    if (put === count) return
    if (buying.state !== 'open' || lead) continue
    const answer = await page.request.post('/api/cart/guest/update-item', {
      data: { type: 'ADD', product: { sku_id: sku, quantity: moq }, pincode: '110001' },
    })
    if (answer.ok()) put += 1
  }
  throw new Error('The catalogue has too little that a guest may buy')
}

describe.each([
  ['390 px', phone],
  ['1440 px', desktop],
])('an address that leads nowhere, at %s', (_, viewport) => {
  it.each([true, false])('shows ways on, scripts: %s', async (javaScriptEnabled) => {
    const { page } = await browser.visit({ viewport, javaScriptEnabled, bypassCSP: true })
    expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor()
    expect(
      await page
        .getByRole('region', { name: 'Departments', exact: true })
        .getByRole('link')
        .count(),
    ).toBe(11)
    if (javaScriptEnabled) {
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await sticksOut(page)).toBe(false)
    }
    await page
      .getByRole('search', { name: 'Search the shop' })
      .or(page.getByRole('form', { name: 'Search the shop' }))
      .getByRole('searchbox')
      .fill('gloves')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\?search=gloves/)
  })
})

describe('an order of many lines', () => {
  it.each([
    ['390 px', phone],
    ['1440 px', desktop],
  ])('folds up those that would push away what is to be paid, at %s', async (_, viewport) => {
    const { page } = await browser.visit({ viewport })
    await fillCart(page, 12)
    await open(page, '/checkout')
    if (viewport === phone) await page.getByText('Your order (12 products)').click()
    const order = page.getByRole('region', { name: 'Your order' }).locator('visible=true').first()
    const lines = order
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .locator('visible=true')
    await expect.poll(() => lines.count()).toBe(4)
    await order.getByText('8 more products').click()
    await expect.poll(() => lines.count()).toBe(12)
  })

  it.each([
    ['/checkout', 'To pay'],
    ['/cart', 'Total'],
  ])('what is to be paid on %s stays in reach beside it', async (path, label) => {
    const { page } = await browser.visit({ viewport: { width: 1440, height: 700 } })
    await fillCart(page, 5)
    await open(page, path)
    const total = page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('visible=true')
    await total.waitFor()
    const end = async () => {
      const box = await total.boundingBox()
      return box ? box.y + box.height : 0
    }
    const inView = async () => {
      const at = await end()
      return at > 120 && at < 700
    }
    // It loads near the viewport, and stays from then on.
    await page.evaluate((way) => scrollTo(0, way), Math.max(0, (await end()) - 700) + 60)
    await expect.poll(inView).toBe(true)
    // To the end of what it stands beside: below may be goods that are often bought together.
    await total.evaluate((of) => {
      const beside = of.closest('.lg\\:stays-in-reach')?.parentElement
      if (!beside) throw new Error('The total stands beside nothing')
      beside.scrollIntoView({ block: 'end' })
    })
    await expect.poll(inView).toBe(true)
  })
})

describe('words and letters', () => {
  it('VALID-06 distinguishes fields with the same message', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await page.request.post('/api/cart/guest/update-item', {
      data: { type: 'ADD', product: { sku_id: card.sku, quantity: 1 }, pincode: '560001' },
    })
    await open(page, '/checkout')
    await fillForm(page)
    await page.getByLabel('Full name').fill('आशा राव')
    await page.getByLabel('Street and area').fill('एम जी रोड')
    await payButton(page).click()
    await page.getByRole('link', { name: 'Street and area: Please use English letters' }).waitFor()
    await page.getByRole('link', { name: 'Full name: Please use English letters' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-FullName')
    await page.getByLabel('Street and area').fill('MG Road')
    await page.getByRole('link', { name: 'Please use English letters', exact: true }).waitFor()
  })

  it('keeps pictures and text apart at twice the font size', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await page.request.post('/api/cart/guest/update-item', {
      data: { type: 'ADD', product: { sku_id: card.sku, quantity: 1 }, pincode: '560001' },
    })
    await open(page, '/cart')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const line = page
      .getByRole('list', { name: 'Products in your cart' })
      .getByRole('listitem')
      .first()
    const [picture, words] = [
      await line.locator('img').first().boundingBox(),
      await line.getByRole('link', { name: card.title }).boundingBox(),
    ]
    expect(picture && words && picture.x + picture.width).toBeLessThanOrEqual(words?.x ?? 0)
    // Icons scale with the text beside them.
    expect(
      (
        await line
          .getByRole('button', { name: /^Remove/ })
          .locator('svg')
          .boundingBox()
      )?.width,
    ).toBe(32)
  })
})
