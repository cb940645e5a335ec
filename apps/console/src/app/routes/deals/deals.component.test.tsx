import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Deal = Answer<'staffListDeals'>['deals'][number]
const gloves = {
  sku: 'GLV-M',
  title: 'Nitrile gloves',
  option_label: 'M',
  seller: 'Arogya Medicare',
  list_price: 100,
  mrp: 120,
  moq: 1,
  max_oq: 200,
}
const deal = (part: Partial<Deal> = {}): Deal => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  ...gloves,
  deal_price: 90,
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
const table = page.getByRole('table', { name: 'Deals' })

it('CART-11 deals show price, share and time in India, and are looked at by who may not change them', async () => {
  showConsole(
    '/console/deals',
    { staffListDeals: () => ({ deals: [deal()] }) },
    { role: 'support' },
  )
  await expect.element(table).toMatchTextContent(/Nitrile gloves, M/)
  await expect.element(table).toMatchTextContent(/₹90 each/)
  await expect.element(table).toMatchTextContent(/7 of 40 ordered/)
  await expect.element(table).toMatchTextContent(/24 Nov 2026, 11:00 AM to 25 Nov 2026, 6:00 PM/)
  expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Set a deal' }).elements()).toEqual([])
})

it('CART-11 a deal ends with a reason, after saying what it does to buyers', async () => {
  const shop = showConsole('/console/deals', {
    staffListDeals: () => ({ deals: [deal()] }),
    staffEndDeal: () => ({ deal: deal({ state: 'over' }) }),
  })
  await table.getByRole('button', { name: 'End the deal on Nitrile gloves, M' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this deal?' })
  await expect.element(dialog.getByText(/buyers confirm the new total/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Too low')
  await dialog.getByRole('button', { name: 'End the deal' }).click()
  await expect.element(toast(/has ended/)).toBeVisible()
  expect(shop.calls('staffEndDeal')[0]?.body).toEqual({ reason: 'Too low' })
})

it('CART-11 the form of a deal says what the buyer will see and what it costs at most', async () => {
  const shop = showConsole('/console/deals/new?sku=GLV-M', {
    staffListDeals: () => ({ deals: [] }),
    staffFindDealOffer: () => ({ offer: { ...gloves, current: [deal()], revision: 'abc' } }),
    staffSetDeal: () => ({ deal: deal() }),
  })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Set the deal' })
  await expect.element(page.getByText(/Will be replaced/)).toBeVisible()
  await field(/^Rupees each/).fill('100')
  await field(/^Packs at this price/).fill('40')
  await page.getByLabelText('Last day').fill('2099-11-25')
  await field(/^Why/).fill('Agreed')
  await send.click()
  await expect
    .element(page.getByRole('link', { name: 'Enter less than the list price of ₹100' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'A deal lasts at most 31 days' }))
    .toBeVisible()
  expect(shop.names()).not.toContain('staffSetDeal')
  await page.getByLabelText(/^First day/).fill('2099-11-24')
  await field(/^From/).fill('11:00')
  await field(/^Until/).fill('18:00')
  await field(/^Rupees each/).fill('90')
  await expect
    .element(page.getByText('Deal price until 25 Nov 2099, 6:00 PM, instead of ₹100 each.'))
    .toBeVisible()
  // 40 packs at ₹10 less.
  await expect.element(page.getByText(/At most ₹400 in all\./)).toBeVisible()
  await send.dblClick()
  await expect.poll(shop.href).toBe('/console/deals')
  expect(shop.calls('staffSetDeal').map(({ body }) => body)).toEqual([
    {
      sku: 'GLV-M',
      deal_price: 90,
      share: 40,
      starts_at: '2099-11-24T05:30:00.000Z',
      ends_at: '2099-11-25T12:30:00.000Z',
      seen_revision: 'abc',
      reason: 'Agreed',
    },
  ])
})
