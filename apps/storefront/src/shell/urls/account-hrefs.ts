import { stringifySearch } from '@upchar/web/search-params'

/** What of the account is shown on /account itself. */
export type AccountView = 'kyc' | 'security' | 'privacy'

/** Addresses of the account's screens (ROUTE-13 to ROUTE-18); apart from `href`, because browse pages need none of them. */
export const accountHref = {
  overview: '/account',
  view: (selected: AccountView) => `/account${stringifySearch({ selected })}`,
  profile: '/account/editProfile',
  addresses: '/account/address',
  kyc: '/account/kyc',
  orders: (page = 1) => `/order${page > 1 ? stringifySearch({ page: String(page) }) : ''}`,
  completeProfile: (returnUrl?: string) =>
    `/account/complete-profile${stringifySearch({ returnUrl })}`,
} as const
