import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Heading = Answer<'staffGetGstHeading'>['heading']
type Rate = Heading['rates'][number]
const rate = (part: Partial<Rate> = {}): Rate => ({
  id: 1,
  hsn: '9402',
  tag: null,
  rate: 18,
  up_to: null,
  valid_from: '2025-09-22',
  valid_to: null,
  state: 'running',
  source: 'Notification 9/2025-Central Tax (Rate), Schedule II',
  changed_by: null,
  ...part,
})
const list = (...rates: Rate[]): Answers => ({
  staffListGstRates: () => ({
    today: '2026-11-24',
    rates,
    states: { all: rates.length, running: rates.length, planned: 0, ended: 0 },
    total: rates.length,
    total_is_more: false,
  }),
})
const heading = (rates: Rate[], part: Partial<Heading> = {}): Heading => ({
  hsn: '9402',
  tag: null,
  seen: '1.0',
  rates,
  applies: { rate: 18, slab: null },
  products: 1204,
  ...part,
})
const of = (one: Heading): Answers => ({
  ...list(),
  staffGetGstHeading: () => ({ today: '2026-11-24', heading: one }),
})
const preview = (products = 1204): Answers => ({
  staffPreviewGstRate: () => ({
    products,
    examples:
      products === 0
        ? []
        : [
            {
              title: 'Examination couch',
              sku: 'COUCH-1',
              slug: 'couch',
              price: 118,
              before: { rate: 18, tax: 18 },
              after: { rate: 5, tax: 5.62 },
            },
          ],
  }),
})
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const see = page.getByRole('button', { name: 'See what changes' })
const changes = page.getByRole('region', { name: 'What changes' })
const fill = async (from?: string) => {
  await field('Rate in percent').fill('5')
  await field('Source').fill('  Notification 12/2026  ')
  if (from) await page.getByLabelText('From', { exact: true }).fill(from)
}

describe('GST rates', () => {
  it('say when there are none, none fits, or they can’t be loaded', async () => {
    showConsole('/console/gst-rates', list(), { role: 'finance' })
    await expect.element(page.getByText('No GST rates yet')).toBeVisible()
    showConsole('/console/gst-rates?q=zzz', list())
    await expect.element(page.getByText('No rate fits').first()).toBeVisible()
    showConsole('/console/gst-rates', { staffListGstRates: away })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  })

  it('show each with its limit, days and source, and search on the server', async () => {
    const shop = showConsole(
      '/console/gst-rates',
      list(
        rate({ id: 1, hsn: '6307', rate: 5, up_to: 2500 }),
        rate({ id: 2, tag: 'medical', source: 'A long source '.repeat(30) }),
      ),
    )
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect.element(row('6307')).toMatchTextContent(/5%up to ₹2,500 a piece/)
    await expect.element(row('9402')).toMatchTextContent(/Medical goods only/)
    await page.getByRole('searchbox', { name: 'Search rates' }).fill('9402 10')
    await expect.poll(shop.href).toBe('/console/gst-rates?q=9402+10')
    expect(shop.calls('staffListGstRates').at(-1)?.query).toMatchObject({ q: '9402 10' })
  })

  it('are closed to roles without the right', async () => {
    const shop = showConsole('/console/gst-rates', list(), { role: 'catalogue' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('link', { name: 'GST rates' }).elements()).toEqual([])
    expect(shop.names()).not.toContain('staffSetGstRate')
  })

  it('begin for a new HSN by its digits', async () => {
    const shop = showConsole('/console/gst-rates', {
      ...of(heading([], { hsn: '3407', applies: null, products: 0 })),
    })
    await page.getByRole('button', { name: 'New rate' }).click()
    const dialog = page.getByRole('dialog', { name: 'New rate' })
    await dialog.getByRole('textbox', { name: 'HSN' }).fill('340')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect
      .element(dialog.getByRole('textbox', { name: 'HSN' }))
      .toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: 'HSN' }).fill('34.07')
    await dialog.getByRole('combobox', { name: 'Goods' }).selectOptions('Medical goods only')
    await userEvent.keyboard('{Tab}')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(shop.href).toBe('/console/gst-rates/3407?tag=medical')
    await expect.element(page.getByText(/can’t be sold until it has one/)).toBeVisible()
  })
})

describe('a new GST rate', () => {
  it('CART-23 says how many products it changes, how, and from when, before it is planned', async () => {
    const shop = showConsole('/console/gst-rates/9402', {
      ...of(heading([rate()])),
      ...preview(),
      staffSetGstRate: () => ({ today: '2026-11-24', heading: heading([rate()], { seen: '2.0' }) }),
    })
    await fill('2026-12-01')
    await see.click()
    await expect.element(changes).toMatchTextContent(/18%.*to5%/)
    await expect.element(changes).toMatchTextContent(/1,204 products, from 1 Dec 2026/)
    await expect
      .element(changes)
      .toMatchTextContent(/Examination couch.*₹118.*GST ₹18 \(18%\) → ₹5\.62 \(5%\)/)
    expect(shop.names()).not.toContain('staffSetGstRate')
    await page.getByRole('button', { name: 'Plan the change' }).dblClick()
    await expect.element(toast(/Planned: the new rate applies from 1 Dec 2026/)).toBeVisible()
    await expect.element(field('Rate in percent')).toHaveValue('')
    expect(shop.calls('staffSetGstRate').map(({ body }) => body)).toEqual([
      {
        tag: null,
        rate: 5,
        slab: null,
        valid_from: '2026-12-01',
        source: 'Notification 12/2026',
        seen: '1.0',
      },
    ])
  })

  it('lists what is missing, and keeps what was typed on the way back', async () => {
    const shop = showConsole('/console/gst-rates/9402', {
      ...of(heading([rate()])),
      ...preview(0),
    })
    await field(/^Lower rate in percent/).fill('5')
    await see.click()
    await expect.element(field('Rate in percent')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Source')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(/^Lower rate up to/)).toHaveAttribute('aria-invalid', 'true')
    expect(shop.names()).not.toContain('staffPreviewGstRate')
    await field(/^Lower rate up to/).fill('2,500')
    await fill()
    await see.click()
    await expect
      .element(changes)
      .toMatchTextContent(/No product on sale is taxed differently today/)
    await expect.element(changes).toMatchTextContent(/5% up to ₹2,500 a piece, above it 5%/)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect.element(field('Source')).toHaveValue('  Notification 12/2026  ')
  })

  it('can’t be set while what it changes isn’t known', async () => {
    showConsole('/console/gst-rates/9402', {
      ...of(heading([rate()])),
      staffPreviewGstRate: away,
    })
    await fill()
    await see.click()
    await expect.element(changes.getByText('What changes could not be counted')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Change it now' })).toBeDisabled()
  })

  it('says when a colleague was faster, shows their rate, and keeps what was typed', async () => {
    const rates = [rate()]
    let seen = '1.0'
    const shop = showConsole('/console/gst-rates/9402', {
      ...list(),
      ...preview(),
      staffGetGstHeading: () => ({ today: '2026-11-24', heading: heading([...rates], { seen }) }),
      staffSetGstRate: () => {
        if (seen === '2.0') return refuse('rate_same', 'It is so already.')
        rates.unshift(rate({ id: 2, rate: 12, source: 'By somebody else' }))
        seen = '2.0'
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await fill()
    await see.click()
    await page.getByRole('button', { name: 'Change it now' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Someone else has changed the rates/)
    await expect.element(page.getByText(/By somebody else/)).toBeVisible()
    await expect.element(field('Rate in percent')).toHaveValue('5')
    await see.click()
    await page.getByRole('button', { name: 'Change it now' }).click()
    await expect.poll(() => shop.calls('staffSetGstRate').at(-1)?.body.seen).toBe('2.0')
  })
})

describe('a planned GST rate', () => {
  it('is withdrawn with a reason, once; one in force is not', async () => {
    const shop = showConsole('/console/gst-rates/9402', {
      ...of(
        heading([
          rate({ id: 2, rate: 5, valid_from: '2026-12-01', state: 'planned' }),
          rate({ valid_to: '2026-11-30' }),
        ]),
      ),
      staffWithdrawGstRate: () => ({ today: '2026-11-24', heading: heading([rate()]) }),
    })
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw the rate of 1 Dec 2026?' })
    await expect.element(dialog.getByText(/The rate before it goes on: 18%\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Withdraw the rate' }).click()
    await expect
      .element(dialog.getByRole('textbox', { name: 'Why' }))
      .toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Put off')
    await dialog.getByRole('button', { name: 'Withdraw the rate' }).dblClick()
    await expect.element(toast(/is withdrawn/)).toBeVisible()
    expect(shop.calls('staffWithdrawGstRate').map(({ body }) => body)).toEqual([
      { tag: null, valid_from: '2026-12-01', reason: 'Put off', seen: '1.0' },
    ])
  })
})
