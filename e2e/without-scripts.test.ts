import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser.ts'
import { buyable, wordsOf } from './buying.ts'

const browser = useBrowser()

describe('without scripts', () => {
  it('ROUTE-03 UI-15 shows a complete product: price, delivery date, facts, the description in full', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: phone })
    await page.goto(`/products/${card.slug}`)
    const text = await wordsOf(page.locator('main'))
    expect(text).toContain(card.title)
    expect(text).toContain('GST')
    expect(text).toContain('Delivery ')
    expect(text).toContain('Country of origin')
    expect(text).not.toContain('Read more')
    expect(text).not.toContain('…\n')
  })

  it('CART-02 adds to the cart by a form, with the quantity, and shows what is in it', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: phone })
    await page.goto(`/products/${card.slug}`)
    await page.getByLabel('Quantity').locator('visible=true').fill('2')
    await page.locator('form#buy').getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const text = await wordsOf(page.locator('main'))
    expect(text).toContain(card.title)
    expect(text).toContain('2 ×')
  })

  it('VALID-02 changes the delivery pincode by a form and comes back to the product', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ javaScriptEnabled: false })
    await page.goto(`/products/${card.slug}`)
    await page.getByLabel('Pincode', { exact: true }).locator('visible=true').fill('560001')
    await page.locator('form[action="/pincode"]').getByRole('button', { name: 'Change' }).click()
    await page.waitForURL(`**/products/${card.slug}`)
    expect(await page.getByLabel('Delivery', { exact: true }).innerText()).toContain('560001')
  })
})
