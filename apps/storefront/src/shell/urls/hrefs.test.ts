import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { unreachable } from '@upchar/web/api'
import { href } from './hrefs.ts'
import { createStorefrontRouter } from '../../router.tsx'

const router = createStorefrontRouter(
  {
    api: () => Promise.resolve(unreachable()),
    customer: () => Promise.resolve(null),
    shell: () => ({
      pincode: '110001',
      flags: null,
      contact: null,
      signIn: null,
      origin: '',
      indexable: false,
    }),
    answer: { status: 200, shared: true },
  },
  createMemoryHistory({ initialEntries: ['/shop'] }),
)
const routeOf = (address: string) =>
  router.getMatchedRoutes(address.split('?')[0] ?? '')[2]?.fullPath

it('matches every link to its route (ROUTE-01 to ROUTE-18, ROUTE-20, ROUTE-21 to ROUTE-23)', () => {
  expect(
    [
      href.shop,
      href.search('x'),
      href.product('s'),
      href.brand('b'),
      href.category('c'),
      href.procedure('p'),
      href.speciality('s'),
      href.generic('dental', 'burs'),
      href.offers,
      href.offer('o'),
      href.cart,
      href.checkout,
      href.landing('dental'),
      href.track('1'),
      href.brands,
      href.categories,
      href.procedures,
      href.specialities,
      href.compare,
      href.comparison([1, 2]),
      href.wishlist,
      href.orderPad,
      href.policy,
      href.blogs,
      href.blogCategory('storage'),
      href.article('a'),
      href.finish('1'),
      href.variant('s', 'SKU 1'),
      href.account,
      href.accountView('kyc'),
      href.login,
      href.profile,
      href.completeProfile('/cart'),
      href.addresses,
      href.kyc,
      href.kycForm('basic', '/cart'),
      href.orders(),
    ].map(routeOf),
  ).toEqual([
    '/shop',
    '/products',
    '/products/$slug',
    '/brands/$slug',
    '/categories/$slug',
    '/procedures/$slug',
    '/specialities/$slug',
    '/$business/$generic',
    '/offers',
    '/offers/$slug',
    '/cart',
    '/checkout',
    '/$business',
    '/order/$id/track',
    '/brands/',
    '/categories/',
    '/procedures/',
    '/specialities/',
    '/compare',
    '/compare',
    '/wishlist',
    '/order-pad',
    '/policy',
    '/blogs',
    '/blogs/category/$id',
    '/blogs/$slug',
    '/checkout/return',
    '/products/$slug',
    '/account',
    '/account',
    '/account/login',
    '/account/editProfile',
    '/account/complete-profile',
    '/account/address',
    '/account/kyc',
    '/account/kyc',
    '/order',
  ])
})

it('ROUTE-24 puts the category key before a generic name', () => {
  expect(href.generic('dental', 'diamond-burs')).toBe('/dental/diamond-burs')
})
