import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Setup = Omit<Answer<'staffGetSetup'>, 'success'>

const stamps = { changed_by: null, changed_at: '2026-11-20T10:00:00.000Z' }
const organisation: Setup['organisation'] = {
  legal_name: 'Konkan Surgical Private Limited',
  gstin: '27AAPFU0939F1ZV',
  cin: null,
  address: '1 Road',
  city: 'Mumbai',
  pincode: '400069',
  state: 'Maharashtra',
  support_email: 'help@konkan.example',
  support_phone: '+91 22 1111 1111',
  info_email: 'info@konkan.example',
  grievance_officer: 'Meera Kulkarni, Grievance Officer',
  grievance_email: 'grievance@konkan.example',
  grievance_phone: '+91 22 1111 1112',
  from_settings: false,
  ...stamps,
}
const konkan: Setup['sellers'][number] = {
  id: 1,
  legal_name: 'Konkan Surgicals LLP',
  trade_name: 'Konkan Surgicals',
  gstin: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
  address: '4 Dock Road',
  city: 'Mumbai',
  pincode: '400010',
  email: 'orders@konkan.example',
  phone: '9820012345',
  invoice_prefix: 'KNK',
  hsn_digits: 4,
  grievance_officer: null,
  grievance_contact: null,
  has_orders: false,
  licences: [],
  warehouses: [],
  ...stamps,
}
const setup = (part: Partial<Setup> = {}): Setup => ({
  ready: false,
  steps: [
    { key: 'organisation', name: 'Organisation', done: true, needed: true, text: 'Konkan.' },
    { key: 'seller', name: 'First seller', done: false, needed: true, text: 'Add who sells.' },
    { key: 'licences', name: 'Licences', done: false, needed: false, text: 'Enter them.' },
  ],
  organisation,
  sellers: [],
  licence_gaps: [],
  charges: {
    delivery: 0,
    free_delivery_from: null,
    minimum_order: 0,
    cash_on_delivery: 49,
    platform_fee_type: 'none' as const,
    platform_fee: 0,
    platform_fee_percent: 0,
    platform_fee_at_most: null,
    platform_fee_free_from: null,
    data_logger: 0,
    data_logger_free_from: null,
    revision: 'r1',
  },
  delivery_days: {
    bands: [
      { up_to_km: 25, min_days: 0, max_days: 0 },
      { up_to_km: 400, min_days: 1, max_days: 2 },
    ],
    revision: '7',
  },
  cash_rules: {
    at_most: 25_000,
    first_order_at_most: 5_000,
    a_day_at_most: 50_000,
    orders_a_day: 5,
    cold_chain: false,
    medicines: false,
    refurbished: false,
    revision: '1',
  },
  products: 0,
  first_order: null,
  ...part,
})

describe('the set-up', () => {
  it('OPS-09 says on the start page what is still needed, and leads there', async () => {
    const shop = showConsole('/console', { staffGetSetup: () => setup() }, { role: 'finance' })
    await expect.element(page.getByText(/Still needed: first seller\./)).toBeVisible()
    await page.getByRole('link', { name: 'Set up the shop' }).click()
    await expect.element(page.getByText('1 of 3 done')).toBeVisible()
    expect(shop.href()).toBe('/console/setup')
  })

  it('OPS-09 leads to the first order from its step', async () => {
    const first = {
      key: 'first_order' as const,
      name: 'First order',
      done: true,
      needed: false,
      text: 'Order UP2611-AB12CD.',
    }
    showConsole('/console/setup', {
      staffGetSetup: () =>
        setup({ first_order: 'UP2611-AB12CD', steps: [...setup().steps, first] }),
    })
    await expect
      .element(page.getByRole('link', { name: 'Order UP2611-AB12CD.' }))
      .toHaveAttribute('href', '/console/orders/UP2611-AB12CD')
  })

  it('OPS-09 says nothing on the start page once buyers can order', async () => {
    const shop = showConsole(
      '/console',
      { staffGetSetup: () => setup({ ready: true }) },
      { role: 'finance' },
    )
    await expect.poll(() => shop.names()).toContain('staffGetSetup')
    expect(page.getByText(/Buyers can’t order yet/).query()).toBeNull()
  })

  it('OPS-09 keeps what was typed when somebody else was faster, and saves it over what stands now', async () => {
    let stands = organisation
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup({ organisation: stands }),
      staffSetOrganisation: ({ body }) => {
        if (body.seen_changed_at === organisation.changed_at) {
          stands = { ...organisation, changed_at: '2026-11-21T10:00:00.000Z' }
          return refuse('changed_meanwhile', 'Somebody else has changed it since.')
        }
        return { organisation: { ...stands, legal_name: body.legal_name } }
      },
    })
    await page.getByRole('button', { name: 'Change the organisation' }).click()
    await page.getByLabelText('Legal name').fill('Konkan Surgical LLP')
    const save = page.getByRole('button', { name: 'Save the organisation' })
    await save.click()
    await expect.element(page.getByText('Somebody else has changed it since.')).toBeVisible()
    await expect.element(page.getByLabelText('Legal name')).toHaveValue('Konkan Surgical LLP')
    await expect.poll(() => shop.names().filter((name) => name === 'staffGetSetup').length).toBe(2)
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    expect(shop.calls('staffSetOrganisation').map(({ body }) => body.seen_changed_at)).toEqual([
      '2026-11-20T10:00:00.000Z',
      '2026-11-21T10:00:00.000Z',
    ])
  })

  it('OPS-09 refuses amounts that are none before it sends them', async () => {
    const shop = showConsole('/console/setup', { staffGetSetup: () => setup() })
    await page.getByRole('button', { name: 'Change the charges' }).click()
    await page.getByLabelText('Delivery, rupees with GST').fill('49,50')
    await page.getByRole('button', { name: 'Save the charges' }).click()
    await expect.element(page.getByText(/such as 49 or 49.50/).first()).toBeVisible()
    expect(shop.names()).not.toContain('staffSetCharges')
  })

  it('CART-24 asks for what the kind of platform fee needs, and says it in words', async () => {
    const charges = {
      ...setup().charges,
      platform_fee_type: 'percentage' as const,
      platform_fee_percent: 1.5,
      platform_fee_at_most: 100,
    }
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup({ charges }),
      staffSetCharges: () => ({ charges }),
    })
    await expect.element(page.getByText('1.5 % of the goods, at most ₹100')).toBeVisible()
    await expect.element(page.getByText('Free deliveryAlways')).toBeVisible()
    await page.getByRole('button', { name: 'Change the charges' }).click()
    const kind = page.getByLabelText('Platform fee', { exact: true })
    await expect.element(kind).toHaveValue('percentage')
    await expect.element(page.getByLabelText(/^Percent of what/)).toHaveValue('1.5')
    await kind.selectOptions('per_seller')
    expect(page.getByLabelText(/^Percent of what/).query()).toBeNull()
    const save = page.getByRole('button', { name: 'Save the charges' })
    await save.click()
    await expect
      .element(page.getByText('Platform fee, rupees with GST is missing').first())
      .toBeVisible()
    expect(shop.names()).not.toContain('staffSetCharges')
    await page.getByLabelText(/^Platform fee, rupees/).fill('7.50')
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    expect(shop.calls('staffSetCharges')).toMatchObject([
      { body: { platform_fee_type: 'per_seller', platform_fee: 7.5, delivery: 0 } },
    ])
  })

  it('UI-16 sets the delivery days by distance, a distance in a line', async () => {
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup(),
      staffSetDeliveryDays: () => ({ delivery_days: setup().delivery_days }),
    })
    await expect.element(page.getByText('Up to 25 kmon the day it leaves')).toBeVisible()
    await expect.element(page.getByText('Up to 400 km1 to 2 days after it leaves')).toBeVisible()
    await expect.element(page.getByText('Beyond 400 kmnot delivered')).toBeVisible()
    await page.getByRole('button', { name: 'Change the delivery days' }).click()
    const distances = page.getByRole('textbox', { name: /^Distances/ })
    await expect.element(distances).toHaveValue('25 0 0\n400 1 2')
    const save = page.getByRole('button', { name: 'Save the delivery days' })
    await distances.fill('25 1 1\n400 3 2')
    await save.click()
    await expect
      .element(page.getByText('Line 2: most days are fewer than the least').first())
      .toBeVisible()
    expect(shop.names()).not.toContain('staffSetDeliveryDays')
    await distances.fill('25\t1\t1\n400, 2, 3')
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    expect(shop.calls('staffSetDeliveryDays')).toMatchObject([
      {
        body: {
          bands: [
            { up_to_km: 25, min_days: 1, max_days: 1 },
            { up_to_km: 400, min_days: 2, max_days: 3 },
          ],
          seen_revision: '7',
        },
      },
    ])
  })

  it('CHECKOUT-05 sets when cash on delivery is offered', async () => {
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup(),
      staffSetCashRules: () => ({ cash_rules: setup().cash_rules }),
    })
    await expect.element(page.getByText('First ordersup to ₹5,000')).toBeVisible()
    await expect.element(page.getByText('up to ₹50,000, 5 orders')).toBeVisible()
    await page.getByRole('button', { name: 'Change cash on delivery' }).click()
    const save = page.getByRole('button', { name: 'Save cash on delivery' })
    await page.getByLabelText(/^Orders up to/).fill('200000')
    await save.click()
    await expect.element(page.getByText('Cash must stay below ₹2,00,000').first()).toBeVisible()
    await page.getByLabelText(/^Orders up to/).fill('20000')
    await page.getByLabelText(/^Orders in a day/).fill('')
    await page.getByLabelText('Refurbished devices').selectOptions('Offered')
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    expect(shop.calls('staffSetCashRules').map(({ body }) => body)).toEqual([
      {
        at_most: 20_000,
        first_order_at_most: 5_000,
        a_day_at_most: 50_000,
        orders_a_day: null,
        cold_chain: false,
        medicines: false,
        refurbished: true,
        seen_revision: '1',
      },
    ])
  })

  it('OPS-09 takes a seller’s own grievance officer, or leaves the shop’s', async () => {
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup({ sellers: [konkan] }),
      staffChangeSeller: () => ({ seller: konkan }),
    })
    const change = page.getByRole('button', { name: 'Change Konkan Surgicals' })
    const save = page.getByRole('button', { name: 'Save the seller' })
    await change.click()
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    await change.click()
    await page.getByLabelText(/^Its own grievance officer/).fill('R. Menon')
    await page.getByLabelText(/^Contact of its officer/).fill('complaints@konkan.example')
    await save.click()
    await expect.poll(() => save.query()).toBeNull()
    expect(
      shop
        .calls('staffChangeSeller')
        .map(({ body: { grievance_officer: officer, grievance_contact: contact } }) => [
          officer,
          contact,
        ]),
    ).toEqual([
      ['', ''],
      ['R. Menon', 'complaints@konkan.example'],
    ])
  })

  it('OPS-09 asks for the competent person of a medicine licence beside its field, not of MD-42', async () => {
    const shop = showConsole('/console/setup', {
      staffGetSetup: () => setup({ sellers: [konkan] }),
      staffAddLicence: () => ({ seller: konkan }),
    })
    await page.getByRole('button', { name: /^Add a licence/ }).click()
    await page.getByLabelText('Number').fill('MH-1')
    const save = page.getByRole('button', { name: 'Save the licence' })
    await save.click()
    await expect
      .element(page.getByLabelText(/^Pharmacist or competent person/))
      .toHaveAccessibleDescription(/Pharmacist or competent person is missing/)
    expect(shop.names()).not.toContain('staffAddLicence')
    await page.getByLabelText('Licence', { exact: true }).selectOptions('MD-42')
    await save.click()
    await expect.poll(() => shop.names()).toContain('staffAddLicence')
  })
})
