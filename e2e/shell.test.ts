import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { open } from './buying.ts'

const browser = useBrowser()

describe('the shell around every page', () => {
  it('UI-01 shows the brand logo on the shop home, as a link to it', async () => {
    const { page } = await browser.visit()
    await open(page, '/shop')
    const logo = page.locator('header a[href="/shop"]').first()
    expect(await logo.isVisible()).toBe(true)
    expect(await logo.locator('svg, img').count()).toBeGreaterThan(0)
  })

  it('ROUTE-11 UI-04 opens the cart, which has no footer; the shop home has one', async () => {
    const { page } = await browser.visit()
    expect((await page.goto('/cart'))?.status()).toBe(200)
    await page.getByText('Your cart is empty').waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await open(page, '/shop')
    expect(await page.getByRole('contentinfo').count()).toBe(1)
  })

  it('ROUTE-27 refreshes the cart on a change of route without loading the page anew', async () => {
    const { page } = await browser.visit()
    await open(page, '/shop')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await page.waitForURL(/\/dental$/)
    await expect.poll(() => asked.some((line) => line.startsWith('fetch /api/cart'))).toBe(true)
    expect(asked.some((line) => line.startsWith('document'))).toBe(false)
  })
})
