import { stringifySearch } from '@upchar/web/search-params'

/** Addresses are made here and nowhere else; a test holds each against the route tree. */
export const href = {
  shop: '/shop',
  cart: '/cart',
  checkout: '/checkout',
  account: '/account',
  login: '/account/login',
  offers: '/offers',
  brands: '/brands/',
  categories: '/categories/',
  procedures: '/procedures/',
  specialities: '/specialities/',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  search: (text: string) => `/products${stringifySearch({ search: text })}`,
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  procedure: (slug: string) => `/procedures/${encodeURIComponent(slug)}`,
  speciality: (slug: string) => `/specialities/${encodeURIComponent(slug)}`,
  landing: (key: string) => `/${encodeURIComponent(key)}`,
  generic: (key: string, slug: string) => `/${encodeURIComponent(key)}/${encodeURIComponent(slug)}`,
  offer: (slug: string) => `/offers/${encodeURIComponent(slug)}`,
  track: (id: string) => `/order/${encodeURIComponent(id)}/track`,
} as const
