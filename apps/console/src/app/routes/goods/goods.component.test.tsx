import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListWaitingGoods'>, 'success'>
type Product = Answer<'staffGetWaitingProduct'>['product']

const product: Product = {
  id: 7,
  sku: 'CETZ10',
  title: 'Cetzine tablets 10 mg',
  brand: 'Unbranded',
  family: 'Other supplies',
  reasons: ['class_unknown', 'maker_missing', 'batch_missing'],
  since: '2026-11-20T10:00:00.000Z',
  refused_at: null,
  revision: 3,
  description: 'Each tablet contains cetirizine 10 mg.',
  attributes: [{ label: 'Strength', value: '10 mg' }],
  price: 30,
  mrp: null,
  seller: 'Konkan Surgicals',
  stock: 50,
  batch_needed: true,
  product_class: '',
  hsn: '30049099',
  gst_rate: 5,
  maker: '',
  country_of_origin: 'India',
  importer: '',
  licence: 'KTK/25/1',
  batch: '',
  expires_on: null,
  refused_because: '',
  refused_by: null,
}
const list = (part: Partial<List> = {}): List => ({
  products: [product],
  states: { waiting: 1, refused: 0 },
  reasons: [{ reason: 'class_unknown', products: 1 }],
  total: 1,
  total_is_more: false,
  ...part,
})

describe('the desk for waiting goods', () => {
  it('counts what waits on the start page and in the menu, and leads there', async () => {
    const shop = showConsole(
      '/console',
      { staffListWaitingGoods: () => list({ states: { waiting: 12, refused: 1 } }) },
      { role: 'catalogue' },
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: /Waiting goods/ })
      .click()
    await expect.element(page.getByRole('heading', { name: 'Waiting goods' })).toBeVisible()
    expect(shop.href()).toBe('/console/goods')
    await expect.element(page.getByRole('row', { name: /Cetzine tablets 10 mg/ })).toBeVisible()
    for (const words of ['Class unknown', 'Maker missing', 'Batch or expiry missing'])
      await expect
        .element(page.getByRole('table').getByText(words, { exact: true }).last())
        .toBeVisible()
  })

  it('says that nothing waits', async () => {
    showConsole('/console/goods', {
      staffListWaitingGoods: () =>
        list({ products: [], total: 0, reasons: [], states: { waiting: 0, refused: 0 } }),
    })
    await expect.element(page.getByText('Nothing waits')).toBeVisible()
  })

  it('numbers the pages of 10,000 and more', async () => {
    const shop = showConsole('/console/goods?page=2', {
      staffListWaitingGoods: () => list({ total: 10_000, total_is_more: true }),
    })
    await expect.element(page.getByText(/10,000/).first()).toBeVisible()
    expect(shop.calls('staffListWaitingGoods').map(({ query }) => query.page)).toContain(2)
  })

  it('puts a product on sale with what was missing, by keyboard', async () => {
    const shop = showConsole('/console/goods/7?reason=class_unknown', {
      staffListWaitingGoods: () => list(),
      staffGetWaitingProduct: () => ({ product }),
      staffSellWaitingProduct: () => ({ sku: product.sku }),
    })
    await expect.element(page.getByText('Choose the class: it decides who may buy.')).toBeVisible()
    await page.getByRole('button', { name: 'Put on sale' }).click()
    await expect.element(page.getByText('Choose the class', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Manufacturer is missing').first()).toBeVisible()
    await page.getByLabelText('Class').selectOptions('DRUG_GEN')
    await page.getByLabelText('Manufacturer').fill('Cet Labs Ltd')
    await page.getByLabelText('Batch', { exact: true }).fill('CZ1')
    await page.getByLabelText('Last day of the batch').fill('31/03/2028')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shop.href()).toBe('/console/goods?reason=class_unknown')
    expect(shop.calls('staffSellWaitingProduct').map(({ body }) => body)).toMatchObject([
      {
        revision: 3,
        product_class: 'DRUG_GEN',
        maker: 'Cet Labs Ltd',
        batch: 'CZ1',
        expires_on: '2028-03-31',
        gst_rate: 5,
      },
    ])
  })

  it('keeps what was typed when a colleague was faster, and shows the API’s words beside the field', async () => {
    let stands = { ...product, product_class: 'DRUG_GEN' as const, batch_needed: false }
    const shop = showConsole('/console/goods/7', {
      staffListWaitingGoods: () => list(),
      staffGetWaitingProduct: () => ({ product: stands }),
      staffSellWaitingProduct: ({ body }) => {
        if (body.revision === 3) {
          stands = { ...stands, revision: 4 }
          return refuse('changed_meanwhile', 'The product has changed since you opened it.')
        }
        return refuse('facts_missing', 'Something is still missing.', {
          fields: [{ field: 'importer', message: 'Goods from abroad name their importer.' }],
        })
      },
    })
    await page.getByLabelText('Manufacturer').fill('Cet Labs Ltd')
    const save = page.getByRole('button', { name: 'Put on sale' })
    await save.click()
    await expect.element(page.getByText(/What you typed is still here/)).toBeVisible()
    await expect.element(page.getByLabelText('Manufacturer')).toHaveValue('Cet Labs Ltd')
    await expect.poll(() => shop.calls('staffGetWaitingProduct').length).toBe(2)
    await save.click()
    await expect
      .element(page.getByText('Goods from abroad name their importer.').first())
      .toBeVisible()
  })

  it('refuses a product with a reason', async () => {
    const shop = showConsole('/console/goods/7', {
      staffListWaitingGoods: () => list(),
      staffGetWaitingProduct: () => ({ product }),
      staffRefuseWaitingProduct: () => ({
        product: { ...product, refused_at: '2026-11-24T10:00:00.000Z' },
      }),
    })
    await page.getByRole('button', { name: 'Refuse', exact: true }).click()
    await page.getByRole('button', { name: 'Refuse the product' }).click()
    await expect.element(page.getByText(/Say why/).first()).toBeVisible()
    await page.getByLabelText('Why').fill('No licence')
    await page.getByRole('button', { name: 'Refuse the product' }).click()
    await expect.poll(() => shop.href()).toBe('/console/goods')
    expect(shop.calls('staffRefuseWaitingProduct').map(({ body }) => body)).toEqual([
      { revision: 3, reason: 'No licence' },
    ])
  })

  it('shows support the product without a form', async () => {
    showConsole(
      '/console/goods/7',
      { staffGetWaitingProduct: () => ({ product }) },
      { role: 'support' },
    )
    await expect.element(page.getByText('Each tablet contains cetirizine 10 mg.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Put on sale' }).query()).toBeNull()
    expect(page.getByRole('button', { name: 'Refuse', exact: true }).query()).toBeNull()
  })
})
