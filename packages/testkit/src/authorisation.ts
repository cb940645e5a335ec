import { randomUUID } from 'node:crypto'
import type { RouteName } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { buyInCash, created, form, guestWith, place, placed } from './shop.ts'
import { signUp } from './customers.ts'
import type { Goods } from './goods.ts'
import { signedInStaff } from './staff.ts'
import { multipartOf, plainPdf } from './uploads.ts'
import type { Reply, Visitor, World } from './world.ts'

/** Objects owned by a customer and a guest, created through the API. */
export type Belongings = Awaited<ReturnType<typeof createBelongings>>

const address = {
  billingName: 'Meera',
  billingLastName: 'Nair',
  landmark: '',
  buildingName: '12',
  streetName: 'Marine Lines',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
}

export async function createBelongings(world: World, goods: Goods) {
  const { sku } = await goods.addVariant({ stock: { mumbai: 100 } })
  const customer = await signUp(world, {
    profile: { first_name: 'Meera', phone: '9876543210', business_type: 2 },
  })
  const { visitor } = customer
  const book = await visitor.call('editMyAddress', { query: { action: 'add' }, body: address })
  const upload = async (url: string): Promise<string> => {
    const reply = (await visitor.raw({ method: 'POST', url, ...multipartOf(plainPdf()) })) as Reply<
      Answer<'uploadFile'>
    >
    if (reply.status !== 200) throw new Error(`not kept: ${JSON.stringify(reply.body)}`)
    return reply.body.file.file_id
  }
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  const checkOut = async () => {
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email: customer.email }), request_key: randomUUID() },
    })
    if (made.status !== 200) throw new Error(`no checkout: ${JSON.stringify(made.body)}`)
    return made.body.checkout
  }
  const paid = await checkOut()
  const own = placed(await place(visitor, paid))
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
  const bought = await buyInCash(world, { sku })
  const open = await guestWith(world, { sku })
  const staff = await signedInStaff(world, 'support')
  return {
    sku,
    customer,
    staff,
    addressId: book.body.address_id,
    fileId: await upload('/api/file-upload'),
    kycFileId: await upload('/api/kyc/file/upload?document=pan_card'),
    sessionId: (await visitor.call('listSessions')).body.sessions[0]?.id ?? '',
    guest: { visitor: open, checkout: await created(open) },
    checkouts: [
      { id: bought.checkout.id, owner: bought.visitor },
      { id: paid.id, owner: visitor },
      { id: (await checkOut()).id, owner: visitor },
    ],
    orders: [
      { id: bought.order.order_id, owner: bought.visitor },
      { id: own.order_id, owner: visitor },
    ],
  }
}

/** An access by B to an object of A. It must be refused and leave A's view unchanged. */
export type Attempt = { call: () => Promise<Reply<unknown>>; seen: () => Promise<unknown> }
/** Another customer, another guest and a member of staff. */
export type Other = { visitor: Visitor; guest: Visitor; staff: Visitor }
type Foreign = (a: Belongings, b: Other) => Attempt[]

/**
 * - `nobody`: has no personal data. `self`: acts for the caller, and a request can't name another's object.
 * - `proof`: access by code, password, token or signature; the tests of its module attack it.
 * - `role`: staff with the permission may access everybody's.
 * - otherwise: attempts to access another person's objects.
 */
export type Row = 'nobody' | 'self' | 'proof' | 'role' | Foreign

const seeFile =
  ({ customer }: Belongings, id: string) =>
  async () =>
    (await customer.visitor.raw({ method: 'GET', url: `/api/files/${id}/link` })).status
const filesOf = ({ fileId, kycFileId }: Belongings): string[] => [fileId, kycFileId]
const deletion =
  (url: string): Foreign =>
  (a, { visitor }) =>
    filesOf(a).map((id) => ({
      call: () => visitor.raw({ method: 'POST', url, payload: { file_id: id } }),
      seen: seeFile(a, id),
    }))
/** Attempts as another guest and as a customer. */
const both = (b: Other): Visitor[] => [b.guest, b.visitor]
const checkoutsOf = ({ guest, checkouts }: Belongings): { id: string; owner: Visitor }[] => [
  { id: guest.checkout.id, owner: guest.visitor },
  ...checkouts,
]
const seeOrder =
  ({ id, owner }: { id: string; owner: Visitor }) =>
  async () =>
    (await owner.call('getOrderStatus', { query: { id } })).status
const seeCheckout =
  ({ id, owner }: { id: string; owner: Visitor }) =>
  async () => ({ ...(await owner.call('getCheckout', { params: { id } })).body, request_id: '' })
const onCheckouts =
  (call: (visitor: Visitor, id: string) => Promise<Reply<unknown>>): Foreign =>
  (a, b) =>
    both(b).flatMap((visitor) =>
      checkoutsOf(a).map((checkout) => ({
        call: () => call(visitor, checkout.id),
        seen: seeCheckout(checkout),
      })),
    )

const invoiceOf = async ({ id, owner }: { id: string; owner: Visitor }): Promise<string> =>
  (await owner.call('getOrderStatus', { query: { id } })).body.order.sub_orders[0]?.invoice?.id ??
  ''

/** Every endpoint; the compiler requires a row for each. */
export const rows: Record<RouteName, Row> = {
  // sign-in
  getLoginState: 'self',
  submitEmail: 'nobody',
  sendOtp: 'proof',
  validateEmail: 'proof',
  signIn: 'proof',
  confirmAccount: 'proof',
  resetPassword: 'proof',
  prepareOneTap: 'nobody',
  signInWithGoogle: 'proof',
  refreshSession: 'proof',
  resumeSession: 'proof',
  logout: 'self',
  sendConfirmOtp: 'self',
  setPassword: 'self',
  listSessions: 'self',
  deactivateAccount: 'self',
  endSessions: ({ sessionId, customer }, { visitor }) => [
    {
      call: () => visitor.call('endSessions', { body: { id: sessionId } }),
      seen: async () =>
        (await customer.visitor.call('listSessions')).body.sessions.map(({ id }) => id),
    },
  ],
  // profile
  getUserConfig: 'nobody',
  getCustomer: 'self',
  getCustomerChoices: 'nobody',
  updateUser: 'self',
  // addresses
  getMyAddresses: 'self',
  checkPincode: 'nobody',
  getCities: 'nobody',
  getLocation: 'nobody',
  editMyAddress: ({ addressId, customer }, { visitor }) =>
    (['modify', 'delete'] as const).map((action) => ({
      call: () =>
        visitor.call('editMyAddress', {
          query: { action, id: addressId },
          body: { ...address, billingName: 'Thief' },
        }),
      seen: async () => (await customer.visitor.call('getMyAddresses')).body,
    })),
  // KYC and files
  getMyKyc: 'self',
  getKycFields: 'self',
  completeKyc: 'self',
  getKycLogOptions: 'nobody',
  logKycExit: 'self',
  logKycIssue: 'self',
  uploadFile: 'self',
  uploadKycFile: (a, { visitor }) => [
    {
      call: () =>
        visitor.raw({
          method: 'POST',
          url: `/api/kyc/file/upload?document=pan_card&replaces=${a.kycFileId}`,
          ...multipartOf(plainPdf()),
        }),
      seen: seeFile(a, a.kycFileId),
    },
  ],
  deleteKycFile: deletion('/api/kyc/file/delete'),
  deleteFile: deletion('/api/file-delete'),
  getFileLink: (a, { visitor }) =>
    filesOf(a).map((id) => ({
      call: () => visitor.call('getFileLink', { params: { id } }),
      seen: seeFile(a, id),
    })),
  // By the owner's link.
  openFile: (a, { visitor }) =>
    filesOf(a).map((id) => ({
      call: async () =>
        visitor.raw({
          method: 'GET',
          url: (await a.customer.visitor.call('getFileLink', { params: { id } })).body.url,
        }),
      seen: seeFile(a, id),
    })),
  // cart: bad-input.test.ts tries another's guest id at every endpoint
  readCart: 'self',
  createGuestCart: 'self',
  updateGuestCart: 'self',
  getCartItems: 'self',
  updateCart: 'self',
  getBuyingRights: 'self',
  syncGuestCart: ({ guest }, { visitor }) => [
    {
      call: () =>
        visitor.call('syncGuestCart', {
          body: {
            guest_user_id: guest.visitor.cookies.get('upchar_guest') ?? '',
            pincode: '400001',
          },
        }),
      seen: async () =>
        (await guest.visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items.map(
          ({ sku_id, quantity }) => `${quantity} ${sku_id}`,
        ),
    },
  ],
  // Another's guest id is refused as for the cart.
  applyCartVoucher: ({ guest }, b) =>
    both(b).map((visitor) => ({
      call: () =>
        visitor.call('applyCartVoucher', {
          params: { code: 'WARD5' },
          body: {
            device_source: 'web',
            guest_user_id: guest.visitor.cookies.get('upchar_guest') ?? '',
          },
        }),
      seen: async () =>
        (await guest.visitor.call('readCart', { body: { pincode: '400001' } })).body,
    })),
  listGuestVouchers: 'self',
  removeCartVoucher: 'self',
  listOffers: 'nobody',
  productVouchers: 'self',
  bestVoucher: 'self',
  listVouchers: (a, { visitor }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () => visitor.call('listVouchers', { query: { source: 'checkout', id: checkout.id } }),
      seen: seeCheckout(checkout),
    })),
  applyGuestCheckoutVoucher: (a, { guest }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () =>
        guest.call('applyGuestCheckoutVoucher', {
          params: { code: 'WARD5' },
          body: { checkout_id: checkout.id, device_source: 'web' },
        }),
      seen: seeCheckout(checkout),
    })),
  removeGuestCheckoutVoucher: (a, { guest }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () => guest.call('removeGuestCheckoutVoucher', { body: { checkout_id: checkout.id } }),
      seen: seeCheckout(checkout),
    })),
  applyCheckoutVoucher: (a, { visitor }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () =>
        visitor.call('applyCheckoutVoucher', { params: { id: checkout.id, code: 'WARD5' } }),
      seen: seeCheckout(checkout),
    })),
  removeCheckoutVoucher: (a, { visitor }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () => visitor.call('removeCheckoutVoucher', { params: { id: checkout.id } }),
      seen: seeCheckout(checkout),
    })),
  // checkout and orders
  createCheckout: 'self',
  createGuestCheckout: 'self',
  checkCod: 'self',
  getLastStep: 'self',
  checkAvailability: 'nobody',
  checkAvailabilityMultiple: 'nobody',
  getCheckout: onCheckouts((visitor, id) => visitor.call('getCheckout', { params: { id } })),
  changeAddress: (a, { visitor }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () =>
        visitor.call('changeAddress', {
          params: { id: checkout.id },
          body: { delivery_address_id: a.addressId, shipping_instructions: 'Bring it to me' },
        }),
      seen: seeCheckout(checkout),
    })),
  placeOrder: onCheckouts((visitor, id) =>
    visitor.call('placeOrder', { params: { id }, body: { total: 1 } }),
  ),
  getCheckoutOutcome: onCheckouts((visitor, id) =>
    visitor.call('getCheckoutOutcome', { params: { id } }),
  ),
  listOrders: 'self',
  getOrderStatus: ({ orders }, b) =>
    both(b).flatMap((visitor) =>
      orders.flatMap((order) =>
        [undefined, 'guessed', 'a'.repeat(32)].map((key) => ({
          call: () =>
            visitor.call('getOrderStatus', {
              query: { id: order.id, ...(key !== undefined && { key }) },
            }),
          seen: seeOrder(order),
        })),
      ),
    ),
  getInvoice: ({ orders }, b) =>
    both(b).flatMap((visitor) =>
      orders.flatMap((order) =>
        [undefined, 'guessed'].map((key) => ({
          call: async () =>
            visitor.raw({
              method: 'GET',
              url: `/api/orders/${order.id}/invoice/${await invoiceOf(order)}`,
              query: key === undefined ? {} : { key },
            }),
          seen: async () =>
            (
              await order.owner.raw({
                method: 'GET',
                url: `/api/orders/${order.id}/invoice/${await invoiceOf(order)}`,
              })
            ).status,
        })),
      ),
    ),
  // products and search
  listProducts: 'nobody',
  getProduct: 'nobody',
  getSimilar: 'nobody',
  getShopHome: 'nobody',
  getLandingPage: 'nobody',
  listCategories: 'nobody',
  getListingScope: 'nobody',
  getMainOffer: 'nobody',
  getLimitedTimeDeals: 'nobody',
  categoryGenericNames: 'nobody',
  getNavbar: 'nobody',
  getSubCategories: 'nobody',
  suggest: 'nobody',
  searchConfig: 'nobody',
  rotatingKeywords: 'nobody',
  recordView: 'self',
  recentlyViewed: 'self',
  notifyMe: 'nobody',
  leadEnquiry: 'nobody',
  updateSearchKeyword: 'self',
  updateSearchKeywordClick: 'self',
  recentSearches: 'self',
  addToCompare: 'self',
  deleteFromCompare: 'self',
  getCompareItems: 'self',
  // support and content
  pageError: 'nobody',
  needHelp: 'nobody',
  raiseIssue: 'nobody',
  submitHelpRequest: 'nobody',
  letsConnect: 'nobody',
  siteFeedback: 'nobody',
  submitUserFeedback: 'nobody',
  pageFeedback: 'nobody',
  registerSeller: 'nobody',
  getSellerCategories: 'nobody',
  getPolicies: 'nobody',
  listArticleCategories: 'nobody',
  getArticleCategory: 'nobody',
  getArticle: 'nobody',
  getSpecialPopup: 'nobody',
  getSitemap: 'nobody',
  // webhooks and page errors
  paymentWebhook: 'proof',
  courierWebhook: 'proof',
  // staff
  staffGetSignIn: 'proof',
  staffSignIn: 'proof',
  staffSignInWithCode: 'proof',
  staffStartEnrolment: 'proof',
  staffConfirmEnrolment: 'proof',
  staffSignOut: 'self',
  staffGetInvitation: 'proof',
  staffAcceptInvitation: 'proof',
  staffMe: 'self',
  staffListSessions: 'self',
  staffSetPassword: 'self',
  staffNewRecoveryCodes: 'self',
  staffEndSessions: ({ staff }, other) => [
    {
      call: () => other.staff.call('staffEndSessions', { body: { id: staff.sessionId } }),
      seen: async () => (await staff.visitor.call('staffMe')).status,
    },
  ],
  staffListMembers: 'role',
  staffInvite: 'role',
  staffInviteAgain: 'role',
  staffSetRole: 'role',
  staffDisable: 'role',
  staffEnable: 'role',
  staffListAudit: 'role',
  staffListCustomers: 'role',
  staffGetCustomer: 'role',
  staffListCustomerOrders: 'role',
  staffEndCustomerSessions: 'role',
  staffAddNote: 'role',
  staffListKyc: 'role',
  staffGetKyc: 'role',
  staffApproveKyc: 'role',
  staffRejectKyc: 'role',
  staffAskKycChanges: 'role',
  staffGetKycFileLink: 'role',
  staffOpenKycFile: 'role',
  staffListFlags: 'role',
  staffSetFlag: 'role',
  staffResetFlag: 'role',
  staffListLandingPages: 'role',
  staffSetLandingPage: 'role',
  staffUploadBanner: 'role',
  staffDeleteBanner: 'role',
  staffListBuyingRules: 'role',
  staffSetBuyingRule: 'role',
  staffListKycAsks: 'role',
  staffSetKycAsk: 'role',
  staffListVouchers: 'role',
  staffMakeVoucher: 'role',
  staffEndVoucher: 'role',
}
