import { describe, expect, it } from 'vitest'
import { unwrap } from '@upchar/kernel/result'
import { parseConfig } from '../../platform/config.ts'
import { confirmationMail, type ConfirmationInput } from './confirmation-mail.ts'

const config = unwrap(parseConfig({}, 'a secret of thirty-two characters'))
const form: ConfirmationInput['form'] = {
  email: 'ward@hospital.example',
  fullName: 'Meera Nair',
  phone: '9876543210',
  pincode: '400001',
  house: '12',
  street: 'Marine Lines',
  landmark: 'Gate 2',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
  businessName: 'Ward LLP',
}
const quote: ConfirmationInput['quote'] = {
  placeOfSupply: '27',
  voucher: null,
  lines: [
    {
      offerId: 1,
      sku: 'A',
      title: 'Gloves',
      optionLabel: 'M',
      quantity: 2,
      unitPricePaise: 5_250,
      mrpPaise: null,
      hsn: '40151200',
      sellerId: 1,
      sellerStateCode: '27',
      coldChain: false,
      vaccine: false,
      engravingName: 'Ward 3',
      gstBp: 500,
      grossPaise: 10_500,
      discountPaise: 0,
      platformPaidPaise: 0,
      taxablePaise: 10_000,
      cgstPaise: 250,
      sgstPaise: 250,
      igstPaise: 0,
      totalPaise: 10_500,
    },
  ],
  charges: [],
  taxByRate: [],
  subtotalPaise: 10_500,
  discountPaise: 0,
  platformPaidPaise: 0,
  mrpTotalPaise: 10_500,
  totalTaxPaise: 500,
  shippingPaise: 0,
  slashedShippingPaise: 0,
  remainingForFreeShippingPaise: 0,
  minimumOrderPaise: 0,
  codFeePaise: 0,
  codFeeWaivedPaise: 0,
  totalPaise: 10_500,
}
const mail = (part: Partial<Omit<ConfirmationInput, 'order'>> = {}) =>
  confirmationMail(config, {
    byStaff: false,
    order: { id: 'order-1', number: 'UP-261124-ABCDE' },
    quote,
    form,
    walletPaise: 0,
    paymentOption: 1,
    ...part,
  }).text

describe('ORDER-02 the mail that confirms an order', () => {
  it('names goods, amounts and where they go, and nothing that costs nothing', () => {
    const text = mail()
    expect(text).toContain(
      '2 x Gloves, M, engraved: Ward 3: ₹105.00\n\nItems: ₹105.00\nDelivery: Free\nTotal: ₹105.00 (GST of ₹5.00 included)\nPaid online.',
    )
    expect(text).toContain(
      'Delivered to:\nMeera Nair\nWard LLP\n12, Marine Lines, Gate 2\nMumbai 400001, Maharashtra\n\nFollow your order: ',
    )
    for (const absent of ['Discount', 'Voucher', 'fee', 'Billed to', 'courier', 'in cash'])
      expect(text).not.toContain(absent)
  })

  it('names delivery, fee, discount and how cash is paid', () => {
    const priced = { shippingPaise: 1, codFeePaise: 1, discountPaise: 1, totalPaise: 10_501 }
    const text = mail({ quote: { ...quote, ...priced }, paymentOption: 2 })
    expect(text).toContain('Discount: −₹0.01\nDelivery: ₹0.01\nCash on delivery fee: ₹0.01\n')
    expect(text).toContain('Pay ₹105.01 in cash when it is delivered.')
    const voucher = { code: 'WARD12', title: '', fundedBy: 'seller' } as const
    expect(mail({ quote: { ...quote, ...priced, voucher } })).toContain('Voucher WARD12: −₹0.01')
    expect(mail({ form: { ...form, shippingInstructions: 'Ring twice' } })).toContain(
      'Mumbai 400001, Maharashtra\nFor the courier: Ring twice\n',
    )
  })

  it('names who is billed elsewhere, with the number where there is one', () => {
    const billing = { ...form, fullName: 'Accounts', house: '7', city: 'Pune', pincode: '411001' }
    const billed = (part: Partial<typeof form>) => mail({ form: { ...form, ...part, billing } })
    expect(billed({ gstin: '27AAPFU0939F1ZV' })).toContain(
      'Billed to:\nWard LLP, GSTIN 27AAPFU0939F1ZV\n7, Marine Lines, Gate 2\nPune 411001, Maharashtra\n',
    )
    const plain = billed({ businessName: '' })
    expect(plain).toContain('Billed to:\nAccounts\n7, Marine Lines')
    // The business is named once: where the invoice goes.
    expect(billed({}).match(/Ward LLP/g)).toHaveLength(1)
  })
})
