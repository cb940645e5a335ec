import { sql, type SQL } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { CallWorld } from './call-world.ts'
import { signedInStaff } from './staff.ts'
import type { Visitor } from './world.ts'

/** Another value of a parameter; `undefined` leaves it out. */
export type Other =
  | string
  | number
  | boolean
  | object
  | null
  | undefined
  | ((w: CallWorld) => unknown)
/** What of an answer the parameter decides; all of it by default. */
type Read = (body: Record<string, unknown>, w: CallWorld) => unknown
const text = (part: unknown, key: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined

/** What a probe needs besides: other parameters than the drive sends, a caller, something to do before each request. */
type Extra = {
  usual?: Readonly<Record<string, Other>>
  by?: (w: CallWorld) => Visitor
  prepare?: (w: CallWorld) => Promise<unknown>
}

/** How a parameter that the specification names shows: another value is refused, changes the answer, or, for a reason, nothing. */
export type Probe = Extra &
  (
    | { kind: 'refused'; other: Other; code: string }
    | { kind: 'changes'; other: Other; read: Read }
    | { kind: 'ignored'; other: Other; why: string }
  )

const refused = (other: Other, code = 'request_invalid', extra: Extra = {}): Probe => ({
  kind: 'refused',
  other,
  code,
  ...extra,
})
const changes = (other: Other, read: Read = (body) => body, extra: Extra = {}): Probe => ({
  kind: 'changes',
  other,
  read,
  ...extra,
})
const ignored = (other: Other, why: string, extra: Extra = {}): Probe => ({
  kind: 'ignored',
  other,
  why,
  ...extra,
})

type Key = 'device' | 'landedPage' | 'platform'
const said = async ({ world }: CallWorld, from: SQL): Promise<unknown> =>
  (await world.db.execute<{ said: string }>(from)).rows[0]?.said
/** How the buyer came (ATTR-01), of the guest's cart, of a new checkout, and of an order. */
const ofCart =
  (key: Key): Read =>
  (_, w) =>
    said(
      w,
      sql`select attribution->>${key}::text as said from cart where guest_id = ${w.guest.cookies.get('upchar_guest')}`,
    )
const ofCheckout =
  (key: Key): Read =>
  ({ checkout }, w) =>
    said(
      w,
      sql`select attribution->>${key}::text as said from checkout where id::text = ${text(checkout, 'id')}`,
    )
const ofOrder =
  (key: Key): Read =>
  ({ outcome }, w) =>
    said(
      w,
      sql`select c.attribution->>${key}::text as said from checkout c join "order" o on o.checkout_id = c.id
        where o.id::text = ${text(outcome, 'order_id')}`,
    )

const landed = 'https://shop.example/products?utm_source=print'
const elsewhere = '999999'
const noGoods = 'NO-SUCH-SKU'

const guest = refused('somebody.else', 'guest_unknown')
const pincode = refused(elsewhere, 'pincode_unknown')
const compared = { products: refused([{}]), group_id: refused('none') }
const inCart = {
  type: refused('TAKE'),
  product: refused(undefined),
  guest_user_id: guest,
  pincode,
}

/** Which goods a checkout has, how many, and with which engraving. */
const itemsOf: Read = ({ checkout }) => {
  const items = text(checkout, 'items')
  return Array.isArray(items)
    ? items.map((item: unknown) =>
        ['sku_id', 'quantity', 'engraving_name'].map((key) => text(item, key)),
      )
    : undefined
}

const inBuyersCart = ({ buyer, sku }: CallWorld, type: 'ADD' | 'DELETE') =>
  buyer.visitor.call('updateCart', {
    body: { type, product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })

const together = new WeakMap<CallWorld, Promise<string>>()
/** A product with which staff have pinned another one. */
async function pin(w: CallWorld): Promise<string> {
  const { visitor } = await signedInStaff(w.world, 'catalogue')
  const { rows } = await w.world.db.execute<{ sku: string }>(sql`select min(v.sku) as sku
    from variant v join product_group g on g.id = v.group_id join product_read r on r.group_id = g.id
    where g.product_class = 'GEN' and not g.lead_only group by g.id order by g.id limit 2`)
  const [sku = '', withSku = ''] = rows.map((row) => row.sku)
  const body = { sku, with_sku: withSku, reason: 'Used together' }
  const made = await visitor.call('staffPinTogether', { body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await vi.waitFor(async () => {
    const shown = await w.guest.call('getBoughtTogether', { query: { sku_id: sku } })
    expect(shown.body.products.length).toBeGreaterThan(0)
  })
  return sku
}
function togetherSku(w: CallWorld): Promise<string> {
  const known = together.get(w) ?? pin(w)
  together.set(w, known)
  return known
}

/** By call and parameter of docs/spec/endpoints.txt. */
export const parameterProbes: Readonly<Record<string, Readonly<Record<string, Probe>>>> = {
  'POST /api/auth/send-otp': {
    email: refused('nobody', 'email_invalid'),
    admin: refused(true, 'staff_only', { by: (w) => w.guest }),
  },
  'POST /api/v2/get-user-config': { guest_user_id: guest },
  'GET /api/get-kyc-fields': { is_pharma: changes('true') },
  'GET /api/kyc-log-options': { type: changes('exit') },
  'POST /api/my-addresses/edit': {
    action: refused('burn'),
    id: refused('00000000-0000-4000-8000-000000000000', 'address_not_found'),
  },
  'GET /api/check-pincode': { pincode: refused(elsewhere, 'pincode_unknown') },
  'GET /api/get-cities': { state: changes('Goa') },
  'GET /api/get-location': { latitude: changes('28.61'), longitude: changes('80.27') },
  'POST /api/cart': {
    device_source: changes('ios', ofCart('device')),
    landed_page_url: changes(landed, ofCart('landedPage')),
    pincode,
  },
  'POST /api/cart/guest/update-item': inCart,
  'POST /api/cart/get-items': { pincode },
  'GET /api/cart/bought-together': { guestUserId: guest },
  'GET /api/cart/bought-together-pdp': {
    sku_id: changes(noGoods, undefined, { usual: { sku_id: togetherSku } }),
    guestUserId: ignored('somebody.else', 'everybody sees the same products'),
  },
  'POST /api/cart/voucher/{code}/validate': {
    device_source: refused('fax'),
    landed_page_url: changes(landed, ofCart('landedPage')),
    pincode,
    guest_user_id: guest,
  },
  'POST /api/cart/update-item': {
    ...inCart,
    guest_user_id: ignored('somebody.else', 'the customer has the cart, whatever guest is named', {
      usual: { type: 'UPDATE', quantity: 2 },
      prepare: (w) => inBuyersCart(w, 'ADD'),
    }),
    sku_id: refused(noGoods, 'sku_unknown'),
    quantity: refused(0, 'quantity_invalid'),
    engraving_name: refused('<i>'),
    should_check_discount: changes(false, ({ message }) => message, {
      usual: { type: 'DELETE' },
      prepare: (w) => inBuyersCart(w, 'ADD'),
    }),
    bought_together: changes(
      (w: CallWorld) => [w.soldOut],
      ({ lines }) => lines,
      {
        usual: { engraving_name: undefined },
        prepare: (w) => inBuyersCart(w, 'DELETE'),
      },
    ),
  },
  'POST /api/checkout/create': {
    source: refused('gift'),
    sku_id: refused((w: CallWorld) => w.soldOut, 'cart_not_ready', { usual: { items: undefined } }),
    quantity: changes('3', itemsOf, { usual: { items: undefined } }),
    engraving_name: changes('Ward 9', itemsOf, { usual: { items: undefined } }),
    device_source: changes('ios', ofCheckout('device')),
    ordered_platform: changes('ios', ofCheckout('platform')),
    landed_page_url: changes(landed, ofCheckout('landedPage')),
    items: changes((w: CallWorld) => [{ sku_id: w.sku, quantity: 4 }], itemsOf),
  },
  'POST /api/checkout/{id}/change-address': {
    delivery_address_id: refused('00000000-0000-4000-8000-000000000000', 'address_not_found'),
    billing_address_id: refused('00000000-0000-4000-8000-000000000000', 'address_not_found'),
    shipping_instructions: changes('Leave it with the guard'),
  },
  'GET /api/checkout/vouchers': {
    source: refused('gift'),
    id: refused('00000000-0000-4000-8000-000000000000', 'checkout_not_found'),
  },
  'GET /api/checkout/wallet-transaction-history': { page: changes('2'), limit: refused('0') },
  'POST /api/verify-sales-code': {
    sales_code: refused('NOSUCH', 'sales_code_unknown'),
    checkout_id: refused('00000000-0000-4000-8000-000000000000', 'checkout_not_found'),
  },
  'POST /api/products/check-availability': { business_category: refused('none', 'sku_unknown') },
  'GET /api/get-data-json': {
    name: refused('users'),
    search: changes('stethoscope'),
    advance_search: changes('stethoscope', undefined, { usual: { search: '' } }),
    page: changes('2'),
    limit: changes('3'),
    filters: changes('brand=no-such-brand'),
    sort: changes('price_desc'),
  },
  'GET /api/products/{slug}': {
    is_pdp: changes('false'),
    lead_only: changes('true'),
    guest_user_id: guest,
  },
  'GET /api/products/ltd': {
    guest_user_id: ignored('somebody.else', 'everybody sees the same deals'),
  },
  'GET /api/products/vouchers': { sku_id: refused(noGoods, 'sku_unknown') },
  'GET /api/categories': { slug: changes('consumables'), type: refused('family') },
  'POST /api/rotating-keywords-search': {
    device_source: ignored('ios', 'all devices rotate the same words'),
    guest_user_id: ignored('somebody.else', 'all guests see the same words'),
  },
  'POST /api/wishlist/add': { sku_id: refused(noGoods, 'sku_unknown') },
  'POST /api/wishlist/delete': { sku_id: refused('') },
  'POST /api/products/compare/add': compared,
  'POST /api/products/compare/delete': compared,
  'POST /api/products/compare/get-items': compared,
  'POST /api/credit-line/transaction': {
    country: refused('NEPAL'),
    landed_page_url: changes(landed, ofOrder('landedPage')),
    checkout: refused(undefined),
  },
}
