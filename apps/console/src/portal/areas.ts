import { routes } from '@upchar/contract/routes'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import { portalHref } from './hrefs.ts'

const AREAS = [
  {
    name: 'To pack',
    what: 'Parcels to pack and to hand over, those promised first in front.',
    href: portalHref.parcels(),
    call: 'sellerListParcels',
  },
  {
    name: 'Products',
    what: 'What you sell, at which price, and what keeps it off sale.',
    href: portalHref.products(),
    call: 'sellerListOffers',
  },
  {
    name: 'Stock',
    what: 'What lies in your warehouses, by batch and expiry.',
    href: portalHref.stock(),
    call: 'sellerListStock',
  },
  {
    name: 'Returns',
    what: 'Goods that come back to you, why, and what was found of them.',
    href: portalHref.returns(),
    call: 'sellerListReturns',
  },
  {
    name: 'Performance',
    what: 'Parcels that came late, packs you could not supply, and why goods came back.',
    href: portalHref.performance(),
    call: 'sellerGetPerformance',
  },
  {
    name: 'Statements',
    what: 'What you sold, what was kept of it, and what was paid to you, with the documents.',
    href: portalHref.statements(),
    call: 'sellerListStatements',
  },
  {
    name: 'Team',
    what: 'Who works here for you, and as what.',
    href: portalHref.team,
    call: 'sellerListMembers',
  },
] as const

/** The areas of a role: those whose call it may make. */
export const areasOf = (role: SellerRole) =>
  AREAS.filter(({ call }) => routes[call].sellers.includes(role))
