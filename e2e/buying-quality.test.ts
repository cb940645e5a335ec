import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, smallPhone, useBrowser } from './browser.ts'
import { addFromPage, buyable, confirmedNumber, fillForm, open, payButton } from './buying.ts'
import { accessibilityProblems, paintOf, problemsAtSizes, watchPaint } from './page-quality.ts'

const browser = useBrowser()

const sizes = [smallPhone, phone, desktop]

describe('from cart to tracking at 320 px', () => {
  it('CHECKOUT-04 has no accessibility violation, overflow or layout shift, nor at 390 and 1440 px', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport: smallPhone, bypassCSP: true })
    const check = async (what: string) =>
      expect(await problemsAtSizes(page, sizes), what).toEqual([])
    await watchPaint(page)
    await addFromPage(page, card.slug)
    // The alert covers the page for some seconds; what is below it can't be clicked meanwhile.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await check('product with its note of success')
    // What moves on its own moves while the page loads, and differently in each layout.
    for (const size of sizes.toReversed()) {
      await page.setViewportSize(size)
      await open(page, '/cart')
      await settled(page)
      expect(
        (await paintOf(page)).shifts.filter(({ value }) => value >= 0.001),
        `cart at ${size.width} px`,
      ).toEqual([])
    }
    await check('cart')
    await open(page, '/checkout')
    await payButton(page).click()
    await page.getByRole('heading', { name: /^Correct these/ }).waitFor()
    await check('checkout with errors')
    await fillForm(page)
    await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).click()
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await check('checkout')
    await payButton(page).click()
    await confirmedNumber(page)
    await check('confirmation')
    await page.getByRole('link', { name: 'Track your order' }).click()
    await page.waitForURL('**/track**')
    await page.getByRole('list', { name: 'Delivery progress' }).waitFor()
    await check('tracking')
    expect(errors).toEqual([])
  })
})

describe('products that can’t simply be bought', () => {
  it('UI-07 says what is missing before anything is added, without an accessibility violation', async () => {
    const reply = await fetch(`${browser.origin()}/api/get-data-json?limit=60`)
    const { products } = (await reply.json()) as {
      products: { slug: string; lead_only: boolean; buying: { state: string } }[]
    }
    const restricted = products.find(({ buying }) => buying.state === 'needs_kyc')
    const enquiry = products.find(({ lead_only }) => lead_only)
    for (const product of [restricted, enquiry]) {
      const { page } = await browser.visit({ viewport: phone, bypassCSP: true })
      await open(page, `/products/${product?.slug}`)
      expect(await page.getByRole('button', { name: 'Add to cart', exact: true }).count()).toBe(0)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: 'Send an enquiry' }).click()
      await page.getByRole('dialog').waitFor()
    }
  })
})
