import { describe, expect, it } from 'vitest'
import { setupSteps } from './steps.ts'

type Facts = Parameters<typeof setupSteps>[0]
type Licence = Facts['sellers'][number]['licences'][number]
type Warehouse = Facts['sellers'][number]['warehouses'][number]

const licence = (state: Licence['state_of_validity']): Licence => ({
  id: 1,
  form: 'MD-42',
  number: 'MH/42',
  state: 'Maharashtra',
  valid_from: null,
  valid_until: null,
  warehouse_id: null,
  person_in_charge: null,
  person_registration: null,
  state_of_validity: state,
})
const warehouse = (name: string, city: string): Warehouse => ({
  id: 1,
  name,
  pincode: '400010',
  city,
  cut_off_hour: 14,
  works_sunday: false,
  changed_by: null,
  changed_at: null,
})
const gap = (kind: Facts['licence_gaps'][number]['kind'], offers: number) => ({
  seller_id: 1,
  seller: 'Konkan',
  kind,
  form: null,
  number: null,
  valid_until: null,
  product_class: null,
  offers,
})
const empty: Facts = {
  organisation: {
    legal_name: 'Upchar Retail LLP',
    gstin: '27AAPFU0939F1ZV',
    cin: null,
    address: '4 Dock Road',
    city: 'Mumbai',
    pincode: '400010',
    state: 'Maharashtra',
    support_email: 'help@upchar.example',
    support_phone: '1800 123 4567',
    info_email: 'info@upchar.example',
    grievance_officer: 'Asha Rao',
    grievance_email: 'asha@konkan.example',
    grievance_phone: '+91 22 1111 1112',
    from_settings: true,
    changed_by: null,
    changed_at: null,
  },
  charges: {
    delivery: 0,
    free_delivery_from: null,
    minimum_order: 0,
    cash_on_delivery: 0,
    platform_fee_type: 'none' as const,
    platform_fee: 0,
    platform_fee_percent: 0,
    platform_fee_at_most: null,
    platform_fee_free_from: null,
    data_logger: 0,
    data_logger_free_from: null,
    revision: '0',
  },
  products: 0,
  first_order: null,
  licence_gaps: [],
  sellers: [],
  administrators: 0,
  courier: undefined,
  creditHost: undefined,
  officeFits: true,
}
const step = (key: string, facts: Partial<Facts> = {}) => {
  const found = setupSteps({ ...empty, ...facts }).find((one) => one.key === key)
  if (found === undefined) throw new Error(`no step ${key}`)
  return found
}
const seller = (...states: Licence['state_of_validity'][]) => ({
  trade_name: 'Konkan',
  licences: states.map(licence),
  warehouses: [],
})

describe('OPS-09 the steps of a new shop', () => {
  it('come in the order of the work, and four of them can wait', () => {
    expect(setupSteps(empty).map(({ key, needed, done }) => [key, needed, done])).toEqual([
      ['organisation', true, true],
      ['seller', true, false],
      ['licences', false, false],
      ['warehouse', true, false],
      ['charges', true, true],
      ['catalogue', true, false],
      ['administrator', true, false],
      ['courier', false, false],
      ['credit_line', false, false],
      ['first_order', false, false],
    ])
  })

  it('name what there is: office, sellers, warehouses, goods, administrators', () => {
    expect(step('organisation').text).toBe('Upchar Retail LLP, GSTIN 27AAPFU0939F1ZV.')
    expect(step('organisation', { officeFits: false })).toMatchObject({
      done: false,
      text: expect.stringContaining('different states'),
    })
    const sellers = [
      { ...seller('valid'), warehouses: [warehouse('Mazgaon', 'Mumbai')] },
      { ...seller('valid'), trade_name: 'Narmada', warehouses: [warehouse('Pune depot', 'Pune')] },
    ]
    expect(step('seller', { sellers })).toMatchObject({ done: true, text: 'Konkan, Narmada.' })
    expect(step('warehouse', { sellers })).toMatchObject({
      done: true,
      text: 'Mazgaon, Mumbai; Pune depot.',
    })
    expect(step('catalogue', { products: 1 })).toMatchObject({
      done: true,
      text: '1 product on sale.',
    })
    expect(step('administrator', { administrators: 2 })).toMatchObject({
      done: true,
      text: '2 administrators can sign in.',
    })
    expect(step('credit_line').text).toMatch(/^CREDIT_URL is not set: the credit line is off/)
    expect(step('credit_line', { creditHost: 'api.lender.example' })).toMatchObject({
      done: true,
      text: 'Customers can apply to the lenders of api.lender.example and pay with what these lend.',
    })
    expect(step('courier').text).toMatch(/^COURIER_PROVIDER is manual: staff type courier and AWB/)
    const courier = { name: 'Shiprocket', takesScans: false }
    expect(step('courier', { courier })).toMatchObject({
      done: true,
      text: expect.stringMatching(/^Staff book with Shiprocket.* COURIER_TOKEN is not set/),
    })
    expect(step('courier', { courier: { ...courier, takesScans: true } }).text).not.toMatch(/TOKEN/)
    expect(step('first_order', { first_order: 'UP-1' })).toMatchObject({
      done: true,
      text: 'Order UP-1.',
    })
  })

  it('ask for a licence in force of every seller, which may end soon', () => {
    const done = (...sellers: Facts['sellers'][number][]) => step('licences', { sellers }).done
    expect(done()).toBe(false)
    expect(done(seller('valid'))).toBe(true)
    expect(done(seller('ends_soon'))).toBe(true)
    expect(done(seller('ended', 'valid'))).toBe(true)
    expect(done(seller('valid'), seller('ended'))).toBe(false)
    expect(done(seller('not_yet'))).toBe(false)
    expect(done(seller())).toBe(false)
  })

  it('count the articles that no licence permits, and no others', () => {
    const sellers = [seller('valid')]
    const gaps = [gap('missing', 3), gap('missing', 1), gap('ends_soon', 0), gap('ended', 0)]
    expect(step('licences', { sellers, licence_gaps: gaps })).toMatchObject({
      done: false,
      text: expect.stringMatching(/^4 articles can’t be sold/),
    })
    expect(step('licences', { sellers, licence_gaps: gaps.slice(2) }).done).toBe(true)
  })

  it('say what buyers pay for delivery and cash', () => {
    const text = (charges: Partial<Facts['charges']>) =>
      step('charges', { charges: { ...empty.charges, ...charges } }).text
    expect(text({})).toBe('Delivery is free; cash on delivery costs nothing more.')
    expect(text({ delivery: 70, cash_on_delivery: 49 })).toBe(
      'Delivery costs ₹70; cash on delivery costs ₹49.',
    )
    expect(text({ delivery: 70, free_delivery_from: 100_000 })).toBe(
      'Delivery costs ₹70, free from ₹1,00,000; cash on delivery costs nothing more.',
    )
  })
})
