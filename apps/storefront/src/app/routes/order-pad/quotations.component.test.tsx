import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { padStore } from '../../../features/order-pad/pad-store.ts'
import { cartOf, line } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Quotation = Answer<'listQuotations'>['quotations'][number]

const quotation = (part: Partial<Quotation> = {}): Quotation => ({
  id: '0193a1b2-0000-4000-8000-000000000001',
  number: 'QTN-7K2M9XQA',
  name: 'Konkan Nursing Home',
  po_number: 'PO 118',
  line_count: 2,
  pincode: '400001',
  total: 1180,
  made_at: '2026-11-24T05:30:00.000Z',
  valid_until: '2026-12-09T18:30:00.000Z',
  is_valid: true,
  left_out: [],
  ...part,
})

describe('quotations', () => {
  it('are listed with their PDF, and ordered with the purchase order for the checkout', async () => {
    const shop = await showShop('/order-pad', {
      listQuotations: () => ({
        quotations: [
          quotation(),
          quotation({
            id: '0193a1b2-0000-4000-8000-000000000002',
            number: 'QTN-22222222',
            valid_until: '2026-11-20T18:30:00.000Z',
            is_valid: false,
          }),
        ],
      }),
      orderQuotation: () => ({
        cart: cartOf([line('G-1', 'Gloves')]),
        message: 'Quotation QTN-7K2M9XQA is in your cart. 1 product differs from it.',
        po_number: 'PO 118',
        changes: [{ sku_id: 'G-1', title: 'Gloves', quoted_price: 100, price: 90, message: null }],
      }),
    })
    await expect.element(page.getByText('Prices hold until 9 Dec 2026')).toBeVisible()
    await expect.element(page.getByText('Ended on 20 Nov 2026')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'PDF of QTN-7K2M9XQA' }))
      .toHaveAttribute('href', '/api/quotations/0193a1b2-0000-4000-8000-000000000001/file')
    await page.getByRole('button', { name: 'Order this quotation QTN-7K2M9XQA' }).click()
    await expect.element(page.getByText(/is in your cart\. 1 product differs/)).toBeVisible()
    await expect.element(page.getByText('Gloves: now ₹90, quoted at ₹100.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible()
    expect(shop.calls('orderQuotation')).toHaveLength(1)
    expect(localStorage.getItem('upchar.guest-form')).toContain('"poNumber":"PO 118"')
  })

  it('ENGAGE-01 open and are ordered by the link of a mail, whosever they are', async () => {
    const { id } = quotation()
    let opened = 0
    const shop = await showShop(`/order-pad?quotation=${id}&key=${'k'.repeat(32)}#quotations`, {
      createGuestCart: () => ({ cart: cartOf([]), message: '' }),
      openQuotation: () =>
        (opened += 1) === 1 ? refuse('guest_unknown', 'No guest id') : { quotation: quotation() },
      listQuotations: () => ({ quotations: [] }),
      orderQuotation: () => ({
        cart: cartOf([line('G-1', 'Gloves')]),
        message: 'Quotation QTN-7K2M9XQA is in your cart.',
        po_number: '',
        changes: [],
      }),
    })
    await expect.element(page.getByText('Prices hold until 9 Dec 2026')).toBeVisible()
    expect(shop.calls('openQuotation').at(-1)?.body).toEqual({ id, key: 'k'.repeat(32) })
    await expect
      .element(page.getByRole('link', { name: 'PDF of QTN-7K2M9XQA' }))
      .toHaveAttribute('href', `/api/quotations/${id}/pdf?key=${'k'.repeat(32)}`)
    await page.getByRole('button', { name: 'Order this quotation QTN-7K2M9XQA' }).click()
    await expect.element(page.getByText(/is in your cart\./)).toBeVisible()
    expect(shop.calls('orderQuotation')[0]?.body).toMatchObject({ key: 'k'.repeat(32) })
  })

  it('are absent for a visitor without any', async () => {
    const shop = await showShop('/order-pad', {
      listQuotations: () => refuse('guest_unknown', 'No guest id'),
    })
    await expect.poll(() => shop.calls('listQuotations').length).toBe(1)
    expect(page.getByRole('region', { name: 'Your quotations' }).elements()).toEqual([])
  })
})

describe('a quotation of the order pad', () => {
  beforeEach(() => padStore.setState({ lines: [] }))

  it('is made of the lines that have a product, and says what was left out', async () => {
    const shop = await showShop('/order-pad', {
      matchOrderPad: ({ body }) => ({
        lines: body.lines.map(({ text, quantity = 1 }) => ({
          text,
          quantity,
          state: 'matched' as const,
          reason: null,
          choices: [
            {
              sku_id: 'G-1',
              title: 'Gauze',
              option: '',
              slug: 'gauze',
              brand: 'Glovex',
              pack_size: 1,
              moq: 1,
              max_oq: 100,
              price: 100,
              stock: { state: 'in_stock' as const },
              message: null,
            },
          ],
        })),
      }),
      createQuotation: () => ({
        quotation: quotation({ left_out: [{ title: 'Mask', message: 'No longer sold.' }] }),
        message: 'Quotation QTN-7K2M9XQA is valid until 9 Dec 2026.',
      }),
    })
    await page.getByRole('textbox', { name: 'Paste or type your list' }).fill('G-1 x 3')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await page.getByText('Get a quotation').click()
    await page.getByRole('button', { name: 'Make quotation' }).click()
    await expect.element(page.getByText(/Say whom the quotation is for/)).toBeVisible()
    expect(shop.calls('createQuotation')).toEqual([])
    await page.getByRole('textbox', { name: 'Quotation for' }).fill('Konkan Nursing Home')
    await page.getByRole('textbox', { name: /Purchase order number/ }).fill('PO 118')
    await page.getByRole('button', { name: 'Make quotation' }).click()
    await expect.element(page.getByText(/is valid until 9 Dec 2026/)).toBeVisible()
    await expect.element(page.getByText('Mask: No longer sold.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open PDF' })).toBeVisible()
    expect(shop.calls('createQuotation')[0]?.body).toMatchObject({
      name: 'Konkan Nursing Home',
      po_number: 'PO 118',
      lines: [{ sku_id: 'G-1', quantity: 3 }],
    })
  })
})
