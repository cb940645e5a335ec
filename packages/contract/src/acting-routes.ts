import type { RouteName } from './routes.ts'

/**
 * What a member of staff may call in a customer's name (AUTH-13): what finding goods, filling the cart and placing the order
 * need. Everything else that asks for a customer is refused: wallet, points, password, devices, profile, address book, KYC,
 * files, earlier orders, lists, reviews.
 */
export const actingRoutes: ReadonlySet<RouteName> = new Set<RouteName>([
  'getCustomer',
  'getMyAddresses',
  'readCart',
  'getCartItems',
  'updateCart',
  'applyCartVoucher',
  'removeCartVoucher',
  'setDataLogger',
  'getCartBoughtTogether',
  'getBuyingRights',
  'createCheckout',
  'getCheckout',
  'changeAddress',
  'applyCheckoutVoucher',
  'removeCheckoutVoucher',
  'listVouchers',
  'verifySalesCode',
  'placeOrder',
  'getCheckoutOutcome',
  'checkCod',
  'getPaymentOptions',
  'sendPhoneCode',
  'checkPhoneCode',
  'getLastStep',
  'productVouchers',
  'bestVoucher',
  'listReviews',
  'getProductRatings',
  'getCompareItems',
  'listWishlist',
  'matchOrderPad',
  'readOrderPadFile',
  'addOrderPad',
])
