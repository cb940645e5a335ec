import { stringifySearch } from '@upchar/web/search-params'

type Search = Record<string, unknown>
const at = (path: string, search: Search = {}): string =>
  `/console${path}${stringifySearch(search)}`
const part = encodeURIComponent

/** Every address of the console. */
export const href = {
  start: at(''),
  signIn: (search: { return?: string | undefined; reason?: string | undefined } = {}) =>
    at('/sign-in', search),
  account: at('/account'),
  kyc: (search: Search = {}) => at('/kyc', search),
  /** Carries the queue's search along, so that the next application is known. */
  application: (id: string, search: Search = {}) => at(`/kyc/${part(id)}`, search),
  setup: at('/setup'),
  retention: at('/retention'),
  orders: (search: Search = {}) => at('/orders', search),
  /** By its number, as people name it. */
  order: (number: string, search: Search = {}) => at(`/orders/${part(number)}`, search),
  products: (search: Search = {}) => at('/products', search),
  newProduct: at('/products/new'),
  product: (id: number) => at(`/products/${id}`),
  stock: (search: Search = {}) => at('/stock', search),
  receipts: (search: Search = {}) => at('/stock/receipts', search),
  stockMoves: (search: Search = {}) => at('/stock/moves', search),
  newReceipt: at('/stock/receipts/new'),
  waitingGoods: (search: Search = {}) => at('/goods', search),
  catalogueFiles: at('/goods/files'),
  catalogueFile: (id: string, search: Search = {}) =>
    at(`/goods/files/${encodeURIComponent(id)}`, search),
  catalogueUndo: (id: string, search: Search = {}) =>
    at(`/goods/files/${encodeURIComponent(id)}/undo`, search),
  waitingProduct: (id: number, search: Search = {}) => at(`/goods/${id}`, search),
  productTypes: (search: Search = {}) => at('/product-types', search),
  productType: (key: string, search: Search = {}) => at(`/product-types/${part(key)}`, search),
  returns: (search: Search = {}) => at('/returns', search),
  return: (id: string, search: Search = {}) => at(`/returns/${part(id)}`, search),
  recalls: (search: Search = {}) => at('/recalls', search),
  newRecall: at('/recalls/new'),
  recall: (id: number, search: Search = {}) => at(`/recalls/${id}`, search),
  quarantine: (search: Search = {}) => at('/quarantine', search),
  tickets: (search: Search = {}) => at('/support', search),
  ticket: (id: string, search: Search = {}) => at(`/support/${part(id)}`, search),
  reviews: (search: Search = {}) => at('/reviews', search),
  unreadMessages: (search: Search = {}) => at('/webhooks', search),
  books: (search: Search = {}) => at('/books', search),
  unreadMessage: (id: string, search: Search = {}) => at(`/webhooks/${part(id)}`, search),
  customers: (search: Search = {}) => at('/customers', search),
  customer: (id: string, search: Search = {}) => at(`/customers/${part(id)}`, search),
  gstRates: (search: Search = {}) => at('/gst-rates', search),
  gstRate: (hsn: string, search: Search = {}) => at(`/gst-rates/${part(hsn)}`, search),
  flags: (search: Search = {}) => at('/flags', search),
  buyingRules: (search: Search = {}) => at('/buying-rules', search),
  kycQuestions: (search: Search = {}) => at('/kyc-questions', search),
  vouchers: (search: Search = {}) => at('/vouchers', search),
  newVoucher: at('/vouchers/new'),
  dispatch: (search: Search = {}) => at('/dispatch', search),
  search: (search: Search = {}) => at('/search', search),
  boughtTogether: (search: Search = {}) => at('/bought-together', search),
  quotations: (search: Search = {}) => at('/quotations', search),
  disputes: (search: Search = {}) => at('/disputes', search),
  paymentRequests: (search: Search = {}) => at('/payment-requests', search),
  remittances: (search: Search = {}) => at('/remittances', search),
  settlements: (search: Search = {}) => at('/settlements', search),
  scheduleH1: (search: Search = {}) => at('/schedule-h1', search),
  eDocuments: (search: Search = {}) => at('/e-documents', search),
  sellerApplications: (search: Search = {}) => at('/seller-applications', search),
  sez: (search: Search = {}) => at('/sez', search),
  sellers: at('/sellers'),
  sellerTax: (search: Search = {}) => at('/seller-tax', search),
  taxReturns: (search: Search = {}) => at('/tax-returns', search),
  salesCodes: (search: Search = {}) => at('/sales-codes', search),
  deals: (search: Search = {}) => at('/deals', search),
  newDeal: (search: Search = {}) => at('/deals/new', search),
  gifts: (search: Search = {}) => at('/gifts', search),
  newGift: (search: Search = {}) => at('/gifts/new', search),
  volumePrices: (search: Search = {}) => at('/volume-prices', search),
  newVolumePrices: (search: Search = {}) => at('/volume-prices/new', search),
  rewardPoints: '/console/reward-points',
  referrals: (search: Search = {}) => at('/referrals', search),
  wallets: (search: Search = {}) => at('/wallets', search),
  creditLines: (search: Search = {}) => at('/credit-lines', search),
  landingPages: at('/landing-pages'),
  landingPage: (key: string) => at(`/landing-pages/${part(key)}`),
  content: (search: Search = {}) => at('/content', search),
  contentItem: (kind: string, key: string) => at(`/content/${part(kind)}/${part(key)}`),
  audit: (search: Search = {}) => at('/audit', search),
  team: (search: Search = {}) => at('/team', search),
}

/** Paths that the console renders itself. */
export const isConsolePath = (path: string): boolean => /^\/console(\/|$)/.test(path)
