import type { InjectOptions } from 'fastify'
import { address } from './belongings.ts'
import type { CallWorld } from './call-world.ts'
import { askForCode, newEmail, signUp } from './customers.ts'
import { rightValues, uploadDocument } from './kyc-forms.ts'
import { creditCheckout, sendDocument } from './lender.ts'
import { form } from './shop.ts'
import { formWith, multipartOf, photo, plainPdf } from './uploads.ts'
import type { Visitor } from './world.ts'

/** A request of a call, with every parameter that the specification names. */
export type Sent = {
  by: Visitor
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Instead of a body: a multipart form. */
  form?: Pick<InjectOptions, 'headers' | 'payload'>
}
type Drive = (w: CallWorld) => Sent | Promise<Sent>

const source = {
  device_source: 'web',
  landed_page_url: 'https://shop.example/shop?utm_source=mail',
}
const pincode = '400001'
const guestOf = (visitor: Visitor): string => visitor.cookies.get('upchar_guest') ?? ''
const help = {
  query_type: 'product',
  sub_query_type: 'size',
  query: 'Which size fits a small hand?',
  name: 'Asha Rao',
  email: 'asha@clinic.in',
}
const file = async (bytes?: Buffer) => multipartOf(bytes ?? (await photo()))

const auth: Record<string, Drive> = {
  'POST /api/authentication/email-submit': async (w) => ({
    by: w.newcomer.visitor,
    body: { email: w.newcomer.email },
  }),
  'POST /api/auth/send-otp': (w) => {
    // Codes for one address come half a minute apart at least.
    w.world.clock.advance(60_000)
    return { by: w.support, body: { email: w.buyer.email, admin: true } }
  },
  'POST /api/auth/email-validation': async (w) => ({
    by: w.newcomer.visitor,
    body: {
      email: w.newcomer.email,
      otp: await askForCode(w.world, w.newcomer.visitor, w.newcomer.email),
    },
  }),
  'POST /api/authentication/confirm-account': (w) => ({
    by: w.newcomer.visitor,
    body: { password: 'copper lantern fig' },
  }),
  'POST /api/authentication/outh': async (w) => {
    const by = w.world.visitor()
    const { nonce } = (await by.call('prepareOneTap')).body
    return { by, body: { credential: await w.credential(nonce) } }
  },
  'POST /api/auth/update-user': (w) => ({
    by: w.newcomer.visitor,
    body: { first_name: 'Asha', phone: '9876500001', businessType: 2 },
  }),
  'POST /api/authentication/logout': (w) => ({ by: w.newcomer.visitor, body: {} }),
  'PATCH /api/auth/deactivate': async (w) => {
    const leaver = await signUp(w.world)
    return { by: leaver.visitor, body: { current_password: leaver.password } }
  },
  'POST /api/auth/generate-sales-code-link': (w) => ({
    by: w.buyer.visitor,
    body: { sales_code: w.salesCode },
  }),
  'POST /api/auth/generate-users-referral-link': (w) => ({ by: w.buyer.visitor, body: {} }),
}

const profile: Record<string, Drive> = {
  'GET /api/get-customer': (w) => ({ by: w.buyer.visitor }),
  'POST /api/v2/get-user-config': (w) => ({
    by: w.guest,
    body: { guest_user_id: guestOf(w.guest) },
  }),
  'GET /api/get-customer-choices': (w) => ({ by: w.guest }),
  'GET /api/my-kyc-details': (w) => ({ by: w.buyer.visitor }),
  'GET /api/get-kyc-fields': (w) => ({ by: w.buyer.visitor, query: { is_pharma: 'false' } }),
  'POST /api/complete-kyc/v2': (w) => ({
    by: w.buyer.visitor,
    form: formWith(
      { draft: 'true', 'Establishment-Name': 'Rao Clinic', pan: rightValues.pan },
      { pan_card: plainPdf('/A (form) ') },
    ),
  }),
  'POST /api/kyc-exit-log': (w) => ({ by: w.buyer.visitor, body: { option: 'no_time' } }),
  'POST /api/kyc-issue-log': (w) => ({
    by: w.buyer.visitor,
    body: { option: 'upload_fails', comment: 'It stops halfway.' },
  }),
  'GET /api/kyc-log-options': (w) => ({ by: w.buyer.visitor, query: { type: 'issue' } }),
  'GET /api/my-addresses': (w) => ({ by: w.buyer.visitor }),
  'POST /api/my-addresses/edit': (w) => ({
    by: w.buyer.visitor,
    query: { action: 'modify', id: w.addressId },
    body: { ...address, landmark: 'Opposite the station' },
  }),
  'GET /api/check-pincode': (w) => ({ by: w.guest, query: { pincode } }),
  'GET /api/get-cities': (w) => ({ by: w.guest, query: { state: 'Maharashtra' } }),
  'GET /api/get-location': (w) => ({
    by: w.guest,
    query: { latitude: '18.94', longitude: '72.83' },
  }),
}

const cart: Record<string, Drive> = {
  'POST /api/cart': (w) => ({
    by: w.guest,
    body: { ...source, pincode, guest_user_id: guestOf(w.guest) },
  }),
  'POST /api/cart/guest': (w) => ({ by: w.world.visitor(), body: { ...source, pincode } }),
  'POST /api/cart/guest/update-item': (w) => ({
    by: w.guest,
    body: {
      type: 'ADD',
      product: { sku_id: w.sku, quantity: 2 },
      guest_user_id: guestOf(w.guest),
      pincode,
    },
  }),
  'POST /api/cart/get-items': (w) => ({ by: w.guest, body: { pincode } }),
  'POST /api/cart/guest/vouchers': (w) => ({ by: w.guest, body: { pincode } }),
  'POST /api/cart/voucher/{code}/validate': (w) => ({
    by: w.guest,
    params: { code: w.voucher },
    body: { ...source, pincode, guest_user_id: guestOf(w.guest) },
  }),
  'POST /api/cart/voucher/remove': (w) => ({ by: w.guest, body: {} }),
  'POST /api/cart/sync-guest-cart': (w) => ({ by: w.buyer.visitor, body: { pincode } }),
  'GET /api/cart/bought-together': (w) => ({
    by: w.guest,
    query: { guestUserId: guestOf(w.guest) },
  }),
  'GET /api/cart/bought-together-pdp': (w) => ({
    by: w.guest,
    query: { sku_id: w.sku, guestUserId: guestOf(w.guest) },
  }),
  'POST /api/cart/guest-checkout/voucher/{code}/validate': (w) => ({
    by: w.guest,
    params: { code: w.voucher },
    body: { checkout_id: w.guestCheckout, device_source: 'web' },
  }),
  'POST /api/cart/guest-checkout/voucher/remove': (w) => ({
    by: w.guest,
    body: { checkout_id: w.guestCheckout },
  }),
  'POST /api/cart/update-item': (w) => ({
    by: w.buyer.visitor,
    body: {
      type: 'ADD',
      product: {
        sku_id: w.sku,
        quantity: 1,
        engraving_name: '',
        should_check_discount: true,
        bought_together: [],
      },
      guest_user_id: guestOf(w.buyer.visitor),
      pincode,
    },
  }),
}

const onCheckout = (more: Omit<Sent, 'by' | 'params'> & { code?: true } = {}): Drive => {
  const { code, ...sent } = more
  return (w) => ({
    by: w.buyer.visitor,
    params: { id: w.checkout, ...(code === true && { code: w.voucher }) },
    ...sent,
  })
}

const checkout: Record<string, Drive> = {
  'POST /api/checkout/create': (w) => ({
    by: w.buyer.visitor,
    query: {
      source: 'pdp',
      sku_id: w.sku,
      quantity: '1',
      engraving_name: 'Ward 3',
      device_source: 'web',
      ordered_platform: 'web',
    },
    body: {
      landed_page_url: source.landed_page_url,
      items: [{ sku_id: w.sku, quantity: 2 }],
    },
  }),
  'GET /api/checkout/{id}': onCheckout(),
  'POST /api/checkout/{id}/change-address': (w) => ({
    by: w.buyer.visitor,
    params: { id: w.checkout },
    body: {
      delivery_address_id: w.addressId,
      billing_address_id: w.addressId,
      shipping_instructions: 'Ring at the gate',
    },
  }),
  'POST /api/checkout/{id}/voucher/{code}/validate': onCheckout({ body: {}, code: true }),
  'POST /api/checkout/{id}/voucher/remove': onCheckout({ body: {} }),
  'GET /api/checkout/vouchers': (w) => ({
    by: w.buyer.visitor,
    query: { source: 'checkout', id: w.checkout },
  }),
  'GET /api/checkout/offers': (w) => ({ by: w.guest }),
  'GET /api/checkout/check-wallet-balance': (w) => ({ by: w.buyer.visitor }),
  'GET /api/checkout/wallet-transaction-history': (w) => ({
    by: w.buyer.visitor,
    query: { page: '1', limit: '5' },
  }),
  'POST /api/checkout/guest/create': (w) => ({
    by: w.guest,
    query: { source: 'cart' },
    body: { form: form(), request_key: 'every call of a guest' },
  }),
  'POST /api/verify-sales-code': (w) => ({
    by: w.buyer.visitor,
    body: { sales_code: w.salesCode, checkout_id: w.checkout },
  }),
  'POST /api/verify-sales-code-guest': (w) => ({
    by: w.guest,
    body: { sales_code: w.salesCode, checkout_id: w.guestCheckout },
  }),
  'GET /api/check-cod': (w) => ({ by: w.guest, query: { pincode } }),
  'POST /api/products/check-availability-multiple': (w) => ({
    by: w.guest,
    body: { pincode, items: [{ sku_id: w.sku, quantity: 1 }] },
  }),
  'POST /api/products/check-availability': (w) => ({
    by: w.guest,
    query: { business_category: w.businessCategory },
    body: { pincode, sku_id: w.sku, quantity: 1 },
  }),
}

const products: Record<string, Drive> = {
  'GET /api/get-data-json': (w) => ({
    by: w.guest,
    query: {
      name: 'product_group',
      search: 'gloves',
      advance_search: 'nitrile gloves',
      page: '1',
      limit: '2',
      filters: 'in_stock=1',
      sort: 'stock',
    },
  }),
  'GET /api/products/{slug}': (w) => ({
    by: w.guest,
    params: { slug: w.slug },
    query: { is_pdp: 'true', lead_only: 'false', guest_user_id: guestOf(w.guest) },
  }),
  'GET /api/products/recently-viewed': (w) => ({ by: w.guest }),
  'GET /api/products/ltd': (w) => ({ by: w.guest, query: { guest_user_id: guestOf(w.guest) } }),
  'POST /api/products/best-voucher': (w) => ({ by: w.guest, body: { sku_id: w.sku } }),
  'GET /api/products/vouchers': (w) => ({ by: w.guest, query: { sku_id: w.sku } }),
  'POST /api/products/save-notify-me': (w) => ({
    by: w.guest,
    body: { sku: w.soldOut, email: newEmail(), pincode },
  }),
  'GET /api/get-similar-data': (w) => ({ by: w.guest, query: { slug: w.slug } }),
  'POST /api/view-products': (w) => ({ by: w.guest, body: { slugs: [w.slug] } }),
  'GET /api/category-genericnames': (w) => ({ by: w.guest, query: { category: 'dental' } }),
  'GET /api/categories': (w) => ({
    by: w.guest,
    query: { slug: 'dental', type: 'business_category' },
  }),
  'POST /api/lead-enquiry': (w) => ({
    by: w.guest,
    body: {
      sku: w.sku,
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha@clinic.in',
      pincode,
      comment: 'For the new theatre.',
    },
  }),
  'GET /api/get-main-offer': (w) => ({ by: w.guest }),
  'POST /api/update-search-keyword': (w) => ({ by: w.guest, body: { keyword: 'gloves' } }),
  'POST /api/update-search-keyword-click': (w) => ({
    by: w.guest,
    body: { keyword: 'gloves', slug: w.slug, position: 0 },
  }),
  'POST /api/recent-searches': (w) => ({ by: w.guest, body: {} }),
  'POST /api/rotating-keywords-search': (w) => ({
    by: w.guest,
    body: { device_source: 'web', guest_user_id: guestOf(w.guest) },
  }),
  'GET /api/search-config': (w) => ({ by: w.guest }),
  'GET /api/{category}/get-detail-navbar': (w) => ({ by: w.guest, params: { category: 'dental' } }),
  'GET /api/{category}/get-sub-categories': (w) => ({
    by: w.guest,
    params: { category: 'dental' },
  }),
  'POST /api/wishlist': (w) => ({ by: w.buyer.visitor, body: {} }),
  'POST /api/wishlist/add': (w) => ({ by: w.buyer.visitor, body: { sku_id: w.sku } }),
  'POST /api/wishlist/delete': (w) => ({ by: w.buyer.visitor, body: { sku_id: w.sku } }),
  'POST /api/products/compare/add': (w) => ({ by: w.guest, body: compared(w) }),
  'POST /api/products/compare/get-items': (w) => ({ by: w.guest, body: compared(w) }),
  'POST /api/products/compare/delete': (w) => ({ by: w.guest, body: compared(w) }),
}
const compared = ({ groupId }: CallWorld) => ({ products: [{ group_id: groupId }] })

const orders: Record<string, Drive> = {
  '* /api/orders': (w) => ({ by: w.buyer.visitor }),
  '* /api/orders/order-status': (w) => ({ by: w.buyer.visitor, query: { id: w.orderId } }),
  'GET /api/orders/get-order-cancel-reasons': (w) => ({ by: w.guest }),
  '* /api/orders/orders-history': (w) => ({ by: w.buyer.visitor }),
  '* /api/orders/pseudo-orders/all': (w) => ({ by: w.buyer.visitor }),
  '* /api/order-product-rating': (w) => ({ by: w.buyer.visitor, query: { id: w.orderId } }),
  'GET /api/get-order-feedback-issues': (w) => ({
    by: w.buyer.visitor,
    query: { order_id: w.orderId },
  }),
  'POST /api/post-order-user-feedback': (w) => ({
    by: w.buyer.visitor,
    body: { order_id: w.openOrderId, rating: 4 },
  }),
  'POST /api/orders/cancel-order': async (w) => {
    const preview = await w.buyer.visitor.call('previewCancel', { body: { id: w.openOrderId } })
    const { amount } = preview.body.cancel
    return {
      by: w.buyer.visitor,
      body: { id: w.openOrderId, reason: 'too_slow', amount, request_key: 'every call cancels' },
    }
  },
  'POST /api/post-order-feedback': (w) => ({
    by: w.again.visitor,
    body: { order_id: w.again.order.order_id, rating: 5 },
  }),
  'POST /api/post-delivery-feedback': (w) => ({
    by: w.delivered.owner,
    body: { order_id: w.delivered.id, rating: 5 },
  }),
  'POST /api/post-delivery-user-feedback': (w) => ({
    by: w.buyer.visitor,
    body: { order_id: w.orderId, rating: 5 },
  }),
}

const other: Record<string, Drive> = {
  'GET /api/survey-questions/{id}': (w) => ({ by: w.guest, params: { id: 'shop' } }),
  'POST /api/survey-answer': (w) => ({
    by: w.guest,
    body: {
      survey_id: 'shop',
      answers: [
        { question: 'found', answer: 'partly' },
        { question: 'ease', answer: '4' },
      ],
    },
  }),
  'POST /api/lets-connect': (w) => ({ by: w.guest, body: { phone: '9876543210' } }),
  'POST /api/site-feedback': (w) => ({ by: w.guest, body: { rating: 4, comment: 'Good.' } }),
  'POST /api/raise-issue': (w) => ({
    by: w.guest,
    body: { ...help, query_type: 'order', sub_query_type: 'damaged' },
  }),
  'POST /api/need-help': (w) => ({ by: w.guest, body: help }),
  'POST /api/submit-user-help-request': (w) => ({
    by: w.guest,
    body: { ...help, query_type: 'account', sub_query_type: 'data' },
  }),
  'POST /api/feedback': (w) => ({ by: w.guest, body: { page: '/policy', helpful: true } }),
  'POST /api/submit-user-feedback': (w) => ({
    by: w.guest,
    body: { rating: 5, comment: 'Quick and careful.', name: 'Asha Rao', email: help.email },
  }),
  'POST /api/share/generate-cart-link': (w) => ({ by: w.guest, body: {} }),
  'POST /api/share/identify-link': async (w) => {
    const { link } = (await w.guest.call('generateCartLink', { body: {} })).body
    return { by: w.world.visitor(), body: { link } }
  },
  'POST /api/seller-details/registerV1': (w) => ({
    by: w.guest,
    body: {
      business_name: 'Sahyadri Surgicals',
      contact_name: 'Meera Joshi',
      email: 'meera@sahyadri.in',
      phone: '9820012345',
      gstin: '27AAACX1234A1ZX',
      pincode: '411001',
      categories: ['gloves'],
    },
  }),
  'GET /api/seller-details/all-categories': (w) => ({ by: w.guest }),
  '* /api/file-upload': async (w) => ({ by: w.buyer.visitor, form: await file() }),
  '* /api/file-delete': (w) => ({ by: w.buyer.visitor, body: { file_id: w.fileId } }),
  '* /api/kyc/file/upload': (w) => ({
    by: w.buyer.visitor,
    query: { document: 'registration_certificate' },
    form: multipartOf(plainPdf('/B (certificate) ')),
  }),
  '* /api/kyc/file/delete': async (w) => ({
    by: w.buyer.visitor,
    body: { file_id: (await uploadDocument(w.buyer.visitor, 'pan_card')).body.file.file_id },
  }),
}

const credit: Record<string, Drive> = {
  'GET /api/credit-line/accounts/form': (w) => ({ by: w.borrower.visitor }),
  'GET /api/credit-line/accounts': (w) => ({ by: w.borrower.visitor }),
  'GET /api/credit-line/transaction-history': (w) => ({ by: w.borrower.visitor }),
  'POST /api/credit-line/account': async (w) => ({
    by: w.applicant,
    body: await w.application(w.applicant),
  }),
  'POST /api/credit-line/transaction': async (w) => {
    const made = await creditCheckout(w.borrower.visitor, { sku: w.sku })
    const { id, total } = made.body.checkout
    return {
      by: w.borrower.visitor,
      query: { country: 'INDIA' },
      body: { landed_page_url: source.landed_page_url, checkout: { id, total } },
    }
  },
  'DELETE /api/credit-line/account/{a}/{b}': async (w) => {
    const { accounts } = (await w.applicant.call('listCreditAccounts', { query: {} })).body
    return { by: w.applicant, params: { a: 'narmada', b: accounts[0]?.id ?? '' } }
  },
  'PATCH /api/credit-line/file-update': async (w) => ({
    by: w.borrower.visitor,
    query: { file_id: await sendDocument(w.borrower.visitor) },
    form: multipartOf(plainPdf('/C (newer) ')),
  }),
}

/** Every call of docs/spec/endpoints.txt, by its line there, in an order in which each finds what it needs. */
export const specifiedDrives: Readonly<Record<string, Drive>> = {
  ...auth,
  ...profile,
  ...cart,
  ...checkout,
  ...products,
  ...orders,
  ...other,
  ...credit,
}
