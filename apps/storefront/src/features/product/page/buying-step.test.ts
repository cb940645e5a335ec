import { describe, expect, it } from 'vitest'
import { buyingStep } from './buying-step.ts'

const open = {
  buying: { state: 'open' as const },
  lead_only: false,
  business_category: { key: 'dental', name: 'Dental', enabled: true },
}

describe('the next step on the product page', () => {
  it('sells what is allowed and in stock', () => {
    expect(buyingStep(open, { state: 'low_stock', left: 2 })).toEqual({ kind: 'add' })
  })
  it('CART-05 offers a notification by email when it is out of stock here', () => {
    expect(buyingStep(open, { state: 'out_of_stock' })).toEqual({ kind: 'notify' })
    expect(buyingStep(open, { state: 'not_serviceable' })).toEqual({ kind: 'notify' })
  })
  it('UI-07 says what is missing in the policy’s words and where to get it, before mentioning stock', () => {
    const message = 'Sign in and verify your practice or business to buy this product.'
    expect(
      buyingStep({ ...open, buying: { state: 'needs_kyc', message } }, { state: 'out_of_stock' }),
    ).toMatchObject({ kind: 'verify', reason: message, action: 'none' })
    expect(
      buyingStep(
        { ...open, buying: { state: 'needs_pharma_kyc', message, action: 'pharma_kyc' } },
        { state: 'in_stock' },
      ),
    ).toMatchObject({ kind: 'verify', title: 'Medicine licence needed', action: 'pharma_kyc' })
    expect(
      buyingStep({ ...open, buying: { state: 'blocked', message: 'No.' } }, { state: 'in_stock' }),
    ).toMatchObject({ kind: 'blocked', reason: 'No.' })
  })
  it('ROUTE-23 leads to an enquiry where the department is switched off', () => {
    const step = buyingStep(
      { ...open, business_category: { key: 'vaccines', name: 'Vaccines', enabled: false } },
      { state: 'in_stock' },
    )
    expect(step).toMatchObject({ kind: 'enquire' })
  })
  it('leads to an enquiry for goods sold on enquiry only', () => {
    expect(buyingStep({ ...open, lead_only: true }, { state: 'in_stock' })).toMatchObject({
      kind: 'enquire',
      title: 'Price on request',
    })
  })
})
