import { stringifySearch } from '@upchar/web/search-params'

/** The sections shown on /account itself. */
export type AccountView =
  | 'kyc'
  | 'sez'
  | 'wallet'
  | 'points'
  | 'referrals'
  | 'credit'
  | 'security'
  | 'privacy'

/**
 * The storefront's links; those in API answers are built in modules/catalogue/hrefs.ts. A test
 * checks each against the route tree.
 */
export const href = {
  shop: '/shop',
  cart: '/cart',
  checkout: '/checkout',
  account: '/account',
  accountView: (selected: AccountView) => `/account${stringifySearch({ selected })}`,
  login: '/account/login',
  profile: '/account/editProfile',
  completeProfile: (returnUrl?: string) =>
    `/account/complete-profile${stringifySearch({ returnUrl })}`,
  addresses: '/account/address',
  kyc: '/account/kyc',
  /** The KYC form of a step; `returnUrl` is where the buyer came from, such as a product. */
  kycForm: (step: 'basic' | 'pharma', returnUrl?: string) =>
    `/account/kyc${stringifySearch({ step, returnUrl })}`,
  orders: () => '/order',
  taxDocuments: '/account/documents',
  addReviews: '/reviews/add',
  offers: '/offers',
  brands: '/brands/',
  categories: '/categories/',
  procedures: '/procedures/',
  specialities: '/specialities/',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  variant: (slug: string, sku: string) =>
    `/products/${encodeURIComponent(slug)}?variant=${encodeURIComponent(sku)}`,
  search: (text: string) => `/products${stringifySearch({ search: text })}`,
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  procedure: (slug: string) => `/procedures/${encodeURIComponent(slug)}`,
  speciality: (slug: string) => `/specialities/${encodeURIComponent(slug)}`,
  landing: (key: string) => `/${encodeURIComponent(key)}`,
  generic: (key: string, slug: string) => `/${encodeURIComponent(key)}/${encodeURIComponent(slug)}`,
  offer: (slug: string) => `/offers/${encodeURIComponent(slug)}`,
  finish: (checkout: string) => `/checkout/return${stringifySearch({ checkout })}`,
  compare: '/compare',
  comparison: (ids: readonly number[]) => `/compare${stringifySearch({ ids: ids.join() })}`,
  wishlist: '/wishlist',
  orderPad: '/order-pad',
  policy: '/policy',
  blogs: '/blogs',
  blogCategory: (id: string) => `/blogs/category/${encodeURIComponent(id)}`,
  article: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  complaints: '/complaints',
  faq: '/faq',
  events: '/events',
  event: (slug: string) => `/events/${encodeURIComponent(slug)}`,
  track: (id: string) => `/order/${encodeURIComponent(id)}/track`,
} as const
