import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser.ts'

const browser = useBrowser()

describe('without JavaScript', () => {
  it('ROUTE-02 SEARCH-05 finds, filters, opens and adds to the cart by links and forms alone', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/shop')
    await page
      .locator('form[role="search"] input, form[action="/products"] input[name="search"]')
      .first()
      .fill('nitrile gloves')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\?search=nitrile/)
    const first = page.locator('article a[href^="/products/"], a[href^="/products/"]').first()
    expect(await page.locator('body').innerText()).toMatch(/₹\d/)
    await first.click()
    await page.waitForURL(/\/products\/[^?]+/)
    expect(await page.locator('h1').first().innerText()).not.toBe('')
    expect(await page.locator('body').innerText()).toMatch(/₹\d[\d,]*/)
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click()
    await page.waitForLoadState()
    await page.goto('/cart')
    expect(await page.locator('body').innerText()).toMatch(/nitrile/i)
  })

  it('ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-10 shows content, prices and links on every listing', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    for (const path of [
      '/categories/gloves',
      '/procedures/iv-cannulation',
      '/specialities/dentistry',
      '/consumables/nitrile-examination-gloves',
      '/offers',
    ]) {
      const reply = await page.goto(path)
      expect(reply?.status(), path).toBeLessThan(400)
      expect(await page.locator('h1').first().innerText(), path).not.toBe('')
    }
  })
})
