import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Gift = Answer<'staffListGifts'>['gifts'][number]
const mask = {
  sku: 'MSK-1',
  title: 'Surgical mask',
  option_label: '',
  seller: 'Arogya Medicare',
  list_price: 60,
  mrp: 70,
  moq: 1,
  max_oq: 50,
}
const gloves = {
  ...mask,
  sku: 'GLV-M',
  title: 'Nitrile gloves',
  option_label: 'M',
  list_price: 100,
}
const gift = (part: Partial<Gift> = {}): Gift => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  ...mask,
  kind: 'gift',
  gift_price: 0,
  with: { sku: 'GLV-M', name: 'Nitrile gloves, M' },
  packs: 2,
  value: null,
  per_order: 3,
  share: 40,
  ordered: 7,
  starts_at: '2026-11-24T05:30:00.000Z',
  ends_at: '2026-11-25T12:30:00.000Z',
  state: 'running',
  reason: 'Agreed with the seller',
  made_by: null,
  made_at: '2026-11-01T10:00:00.000Z',
  ...part,
})
const table = page.getByRole('table', { name: 'Gifts and upsells' })

it('CART-11 gifts and upsells show what they are for, and are looked at by who may not change them', async () => {
  showConsole(
    '/console/gifts',
    {
      staffListGifts: () => ({
        gifts: [
          gift(),
          gift({ id: '2', kind: 'upsell', gift_price: 45, with: null, packs: null, value: 5000 }),
        ],
      }),
    },
    { role: 'support' },
  )
  await expect.element(table).toMatchTextContent(/Free with 2 × Nitrile gloves, M/)
  await expect
    .element(table)
    .toMatchTextContent(/₹45 each with goods of Arogya Medicare for ₹5,000/)
  await expect.element(table).toMatchTextContent(/At most 3 an order · 7 of 40 ordered/)
  expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Set a gift or an upsell' }).elements()).toEqual([])
})

it('CART-11 a gift ends with a reason, after saying what it does to buyers', async () => {
  const shop = showConsole('/console/gifts', {
    staffListGifts: () => ({ gifts: [gift()] }),
    staffEndGift: () => ({ gift: gift({ state: 'over' }) }),
  })
  await table.getByRole('button', { name: 'End the offer on Surgical mask' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this offer?' })
  await expect.element(dialog.getByText(/gifts leave the carts/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Too many')
  await dialog.getByRole('button', { name: 'End the offer' }).click()
  await expect.element(toast(/has ended/)).toBeVisible()
  expect(shop.calls('staffEndGift')[0]?.body).toEqual({ reason: 'Too many' })
})

it('CART-11 the form of a gift says what the buyer will see and what it costs at most', async () => {
  const shop = showConsole('/console/gifts/new?sku=MSK-1', {
    staffListGifts: () => ({ gifts: [] }),
    staffFindGiftOffer: ({ query }) => ({
      offer: query.sku === 'GLV-M' ? { ...gloves, current: [] } : { ...mask, current: [gift()] },
    }),
    staffSetGift: () => ({ gift: gift() }),
  })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Set it' })
  await expect.element(page.getByText(/Goes on beside it/)).toBeVisible()
  await field('SKU of the product').fill('GLV-M')
  await field('Packs').fill('2')
  await field(/^Packs an order/).fill('3')
  await field(/^Packs in all/).fill('2')
  await page.getByLabelText('Last day').fill('2099-11-25')
  await field(/^Why/).fill('Agreed')
  await send.click()
  await expect
    .element(page.getByRole('link', { name: 'Enter at least what one order can have' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'It lasts at most 92 days' })).toBeVisible()
  await field(/^Packs in all/).fill('40')
  await page.getByLabelText(/^First day/).fill('2099-11-20')
  await expect.element(page.getByText('Surgical mask: Free gift')).toBeVisible()
  await expect
    .element(page.getByText(/Free with 2 × Nitrile gloves, M, instead of ₹60\./))
    .toBeVisible()
  await expect.element(page.getByText(/At most ₹2,400 in all\./)).toBeVisible()
  await send.click()
  await expect.element(toast(/It is set/)).toBeVisible()
  expect(shop.calls('staffSetGift')[0]?.body).toMatchObject({
    sku: 'MSK-1',
    gift_price: 0,
    with_sku: 'GLV-M',
    packs: 2,
    value: null,
    per_order: 3,
    share: 40,
  })
})

it('CART-11 an upsell for an amount asks for the amount instead of a product', async () => {
  const shop = showConsole('/console/gifts/new?sku=MSK-1', {
    staffListGifts: () => ({ gifts: [] }),
    staffFindGiftOffer: () => ({ offer: { ...mask, current: [] } }),
    staffSetGift: () => ({ gift: gift() }),
  })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await page.getByRole('combobox', { name: 'One pack for each' }).selectOptions('value')
  await field(/^Rupees, with GST/).fill('5,000')
  await field(/^Rupees each/).fill('45.50')
  await field(/^Packs in all/).fill('10')
  await page.getByLabelText('Last day').fill('2099-11-25')
  await page.getByLabelText(/^First day/).fill('2099-11-20')
  await field(/^Why/).fill('Agreed')
  await expect
    .element(
      page.getByText(/₹45\.50 each with goods of Arogya Medicare for ₹5,000, instead of ₹60\./),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Set it' }).click()
  await expect.element(toast(/It is set/)).toBeVisible()
  expect(shop.calls('staffSetGift')[0]?.body).toMatchObject({
    gift_price: 45.5,
    with_sku: null,
    packs: null,
    value: 5000,
    per_order: 1,
  })
})
