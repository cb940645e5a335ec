import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { productPage } from './goods.ts'
import { showShop } from './show-shop.tsx'

export const at = '/products/nitrile-gloves'
const views: Answers = {
  recordView: () => ({}),
  recentlyViewed: () => ({ products: [] }),
  bestVoucher: () => ({ best: null, quantity: 1, total: 525, total_after: 525 }),
}
export const open = (
  product = productPage(),
  answers: Answers = {},
  options: Parameters<typeof showShop>[2] = {},
  address = at,
) => showShop(address, { ...views, getProduct: () => product, ...answers }, options)

export const main = page.getByRole('main')
export const add = main.getByRole('button', { name: 'Add to cart' })
export const quantity = main.getByRole('textbox', { name: 'Quantity: Nitrile examination gloves' })
