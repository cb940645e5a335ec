import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Volume = Answer<'staffListVolumePrices'>['volumes'][number]
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
const volume = (part: Partial<Volume> = {}): Volume => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  ...gloves,
  prices: [{ from: 10, price: 90 }],
  valid_from: '2026-11-01T18:30:00.000Z',
  valid_to: null,
  state: 'running',
  reason: 'Agreed with the seller',
  made_by: null,
  made_at: '2026-11-01T10:00:00.000Z',
  ...part,
})
const list = (...volumes: Volume[]): Answers => ({ staffListVolumePrices: () => ({ volumes }) })
const table = page.getByRole('table', { name: 'Volume prices' })

describe('CART-11 volume prices', () => {
  it('CART-11 show product, prices and time, and are looked at by who may not change them', async () => {
    showConsole('/console/volume-prices', list(volume()), { role: 'support' })
    await expect.element(table).toMatchTextContent(/Nitrile gloves, M/)
    await expect.element(table).toMatchTextContent(/10 or more: ₹90 each/)
    expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Set volume prices' }).elements()).toEqual([])
  })

  it('CART-11 end with a reason, after saying what it does to buyers', async () => {
    const shop = showConsole('/console/volume-prices', {
      ...list(volume()),
      staffEndVolumePrices: () => ({ volume: volume({ state: 'over' }) }),
    })
    await table.getByRole('button', { name: 'End volume prices of Nitrile gloves, M' }).click()
    const dialog = page.getByRole('dialog', { name: 'End these volume prices?' })
    await expect.element(dialog.getByText(/buyers confirm the new total/)).toBeVisible()
    const end = dialog.getByRole('button', { name: 'End the volume prices' })
    await end.click()
    expect(shop.names()).not.toContain('staffEndVolumePrices')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Too low')
    await end.click()
    await expect.element(toast(/has its list price/)).toBeVisible()
    expect(shop.calls('staffEndVolumePrices')[0]?.body).toEqual({ reason: 'Too low' })
  })
})

describe('CART-11 setting volume prices', () => {
  const at = '/console/volume-prices/new?sku=GLV-M'
  const found: Answers = {
    ...list(),
    staffFindVolumeOffer: () => ({
      offer: { ...gloves, current: [volume()], revision: 'abc' },
    }),
  }
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Set volume prices' })

  it('CART-11 says why a product can’t have any', async () => {
    showConsole(at, {
      ...list(),
      staffFindVolumeOffer: () => refuse('volume_offer_missing', 'No product has this SKU.'),
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/No product has this SKU/)
  })

  it('CART-11 shows what buyers will see and what an order costs at most', async () => {
    showConsole(at, found)
    await expect.element(page.getByText(/Will be replaced:/)).toBeVisible()
    await field('Step 1: packs or more').fill('20')
    await field(/^Step 1: rupees/).fill('95')
    await page.getByRole('button', { name: 'Add a step' }).click()
    await field('Step 2: packs or more').fill('50')
    await field(/^Step 2: rupees/).fill('89.50')
    const preview = page.getByRole('table', { name: 'What the buyer sees' })
    await expect
      .element(preview)
      .toMatchTextContent(/1 to 19.*₹100.*20 to 49.*₹95.*50 or more.*₹89\.50/)
    // 200 packs at ₹10.50 less.
    await expect.element(page.getByText(/At most ₹2,100 an order/)).toBeVisible()
  })

  it('CART-11 sends what was typed once, and refuses steps that do not fall', async () => {
    const shop = showConsole(at, { ...found, staffSetVolumePrices: () => ({ volume: volume() }) })
    await field('Step 1: packs or more').fill('10')
    await field(/^Step 1: rupees/).fill('100')
    await field('Why').fill('Agreed')
    await send.click()
    await expect
      .element(page.getByRole('link', { name: 'Enter less than the list price of ₹100' }))
      .toBeVisible()
    expect(shop.names()).not.toContain('staffSetVolumePrices')
    await field(/^Step 1: rupees/).fill('90')
    await send.dblClick()
    await expect.poll(shop.href).toBe('/console/volume-prices')
    expect(shop.calls('staffSetVolumePrices').map(({ body }) => body)).toMatchObject([
      {
        sku: 'GLV-M',
        prices: [{ from: 10, price: 90 }],
        last_day: null,
        seen_revision: 'abc',
        reason: 'Agreed',
      },
    ])
  })

  it('CART-11 keeps what was typed when somebody else was faster', async () => {
    showConsole(at, {
      ...found,
      staffSetVolumePrices: () => refuse('changed_meanwhile', 'Somebody else has changed these.'),
    })
    await field('Step 1: packs or more').fill('10')
    await field(/^Step 1: rupees/).fill('90')
    await field('Why').fill('Agreed')
    await send.click()
    await expect.element(page.getByText(/Somebody else has changed these/)).toBeVisible()
    await expect.element(field(/^Step 1: rupees/)).toHaveValue('90')
  })
})
