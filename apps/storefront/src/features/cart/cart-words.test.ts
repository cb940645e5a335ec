import { describe, expect, it } from 'vitest'
import type { Cart } from './cart-store.ts'
import {
  blockedReason,
  blockedShort,
  freeDeliverySentence,
  minimumSentence,
  placeName,
  priceChange,
  savingsWords,
  taxNames,
} from './cart-words.ts'

it('KYC-04 says what blocks the order: missing verification, or unavailable products', () => {
  const line = (part: object) => ({ available: false, ...part }) as Cart['items'][number]
  const cart = (...items: Cart['items']) =>
    ({
      items,
      minimum_order_value: 0,
      subtotal: 100,
      discount: 0,
      checkout_allowed: true,
      voucher_detail: null as Cart['voucher_detail'],
    }) as Cart
  const kycMissing = { buying: { state: 'needs_kyc' as const } }
  expect(blockedReason(cart(line({ available: true })))).toBeNull()
  expect(blockedReason(cart(line(kycMissing), line({ available: true })))).toContain(
    'need verification first',
  )
  expect(blockedReason(cart(line(kycMissing), line({})))).toContain('can’t be bought as they are')
})

it('CART-09 says what a voucher needs, and that it can be removed', () => {
  const cart = {
    items: [] as Cart['items'],
    minimum_order_value: 0,
    subtotal: 100,
    discount: 0,
    checkout_allowed: true,
  } as Cart
  const voucher = { code: 'WARD5', title: '5% off', discount: 5, message: null }
  expect(blockedReason({ ...cart, voucher_detail: voucher })).toBeNull()
  const waiting = {
    ...cart,
    voucher: 'WARD5',
    voucher_detail: { ...voucher, discount: 0, message: 'Add goods worth ₹420 more to use WARD5.' },
  }
  expect(blockedReason(waiting)).toBe(
    'Add goods worth ₹420 more to use WARD5. Or remove the voucher to continue.',
  )
  expect(blockedShort(waiting)).toBe('Meet the terms of WARD5 or remove it to continue.')
  expect(blockedShort({ ...waiting, minimum_order_value: 500 })).toBe(
    'The minimum order is ₹500. Add ₹400.00 more to check out.',
  )
})

describe('the words of the cart', () => {
  it('CART-21 names old and new when a price moved', () => {
    expect(priceChange({ price: 520, price_before: 499 })).toBe('Price went up: ₹499 → ₹520')
    expect(priceChange({ price: 480.5, price_before: 499 })).toBe('Price went down: ₹499 → ₹480.50')
    expect(priceChange({ price: 499, price_before: null })).toBeNull()
    expect(priceChange({ price: 499, price_before: 499 })).toBeNull()
  })
  it('CART-17 gives the remaining amount for free delivery as a sentence', () => {
    expect(
      freeDeliverySentence({ remaining_amount_free_shipping: 250.5, shipping_total: 99 }),
    ).toBe('Add ₹250.50 more for free delivery.')
    expect(freeDeliverySentence({ remaining_amount_free_shipping: 0, shipping_total: 0 })).toBe(
      'Your order has free delivery.',
    )
    expect(
      freeDeliverySentence({ remaining_amount_free_shipping: 0, shipping_total: 99 }),
    ).toBeNull()
  })
  it('CART-17 says how much is missing to the minimum order value', () => {
    expect(minimumSentence({ minimum_order_value: 500, subtotal: 420.1, discount: 0 })).toBe(
      'The minimum order is ₹500. Add ₹79.90 more to check out.',
    )
    expect(minimumSentence({ minimum_order_value: 0, subtotal: 1, discount: 0 })).toBeNull()
  })
  it('CART-23 names the tax by place of supply', () => {
    expect(taxNames([{ cgst: 6, sgst: 6, igst: 0 }])).toBe('CGST and SGST')
    expect(taxNames([{ cgst: 0, sgst: 0, igst: 12 }])).toBe('IGST')
    expect(
      taxNames([
        { cgst: 6, sgst: 6, igst: 0 },
        { cgst: 0, sgst: 0, igst: 9 },
      ]),
    ).toBe('CGST and SGST, IGST')
    expect(taxNames([])).toBe('GST')
  })
  it('CART-23 names the place of supply', () => {
    expect(placeName('29')).toBe('Karnataka (29)')
    expect(placeName('??')).toBe('??')
  })
  it('CART-18 adds up the savings to the paisa and names their sources', () => {
    const none = {
      total_savings: 0,
      coupon_discount: 0,
      limited_offer_discount: 0,
      reward_point_discount: 0,
      referral_discount: 0,
      platform_fee_waiver: 0,
      delivery_fee_waiver: 0,
      data_logger_charges_waiver: 0,
      cod_fee_waiver: 0,
      volume_based_discount: 0,
      upsell_discount: 0,
    }
    expect(savingsWords({ mrp_total: 500, subtotal: 500, total_savings_config: none })).toBeNull()
    expect(
      savingsWords({
        mrp_total: 1880.1,
        subtotal: 1527.05,
        total_savings_config: {
          ...none,
          total_savings: 149,
          delivery_fee_waiver: 99,
          coupon_discount: 50,
        },
      }),
    ).toEqual({ total: '₹502.05', parts: '₹353.05 below MRP, ₹99.00 delivery, ₹50.00 voucher' })
    expect(
      savingsWords({
        mrp_total: 500,
        subtotal: 500,
        total_savings_config: {
          ...none,
          total_savings: 62.5,
          coupon_discount: 50,
          limited_offer_discount: 12.5,
        },
      }),
    ).toEqual({ total: '₹62.50', parts: '₹50.00 voucher, ₹12.50 offers' })
    // Goods without an MRP take nothing away from what is saved elsewhere.
    expect(
      savingsWords({
        mrp_total: 400,
        subtotal: 500,
        total_savings_config: { ...none, total_savings: 50, coupon_discount: 50 },
      }),
    ).toEqual({ total: '₹50.00', parts: '₹50.00 voucher' })
    // What the quantity saves is named by itself, not as a part of the MRP's.
    expect(
      savingsWords({
        mrp_total: 1500,
        subtotal: 944,
        total_savings_config: { ...none, total_savings: 106, volume_based_discount: 106 },
      }),
    ).toEqual({ total: '₹556.00', parts: '₹450.00 below MRP, ₹106.00 for quantity' })
  })
})
