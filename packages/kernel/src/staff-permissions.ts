/** The roles of staff. This file is the only source of permissions for the API and the console's menu and buttons. */
export const STAFF_ROLES = Object.freeze([
  'support',
  'kyc_reviewer',
  'catalogue',
  'finance',
  'admin',
] as const)
/** One of {@link STAFF_ROLES}. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A role's name and purpose in the console. */
export const STAFF_ROLE_WORDS: Readonly<
  Record<StaffRole, { readonly name: string; readonly purpose: string }>
> = Object.freeze({
  support: {
    name: 'Support',
    purpose:
      'Helps customers: answers them, finds them and their orders, moves parcels, cancels orders, decides returns, signs customers out',
  },
  kyc_reviewer: {
    name: 'KYC reviewer',
    purpose: 'Checks licences and documents and decides applications',
  },
  catalogue: {
    name: 'Catalogue',
    purpose: 'Imports goods and puts them on sale, keeps landing pages and what the shop shows',
  },
  finance: {
    name: 'Finance',
    purpose:
      'Looks after money: vouchers, volume prices, deals, wallets, reward points, referrals and GST rates, sees customers and settings with amounts',
  },
  admin: { name: 'Administrator', purpose: 'May do everything, and says who else may' },
})

/** Every permission with its roles; all others are denied. */
export const STAFF_PERMISSIONS = Object.freeze({
  'kyc.review': ['kyc_reviewer', 'admin'],
  'orders.read': ['support', 'finance', 'admin'],
  'orders.ship': ['support', 'admin'],
  'orders.cancel': ['support', 'admin'],
  'edocs.read': ['support', 'finance', 'admin'],
  'edocs.record': ['support', 'finance', 'admin'],
  'returns.read': ['support', 'finance', 'admin'],
  'returns.decide': ['support', 'admin'],
  'returns.pay': ['finance', 'admin'],
  'recalls.read': ['support', 'finance', 'admin'],
  'recalls.change': ['support', 'admin'],
  'recalls.withdraw': ['admin'],
  'recalls.close': ['admin'],
  'sellers.read': ['support', 'kyc_reviewer', 'finance', 'admin'],
  'sellers.suspend': ['support', 'kyc_reviewer', 'admin'],
  'sellers.lift': ['admin'],
  'sellers.members': ['admin'],
  'seller_fees.read': ['finance', 'admin'],
  'seller_fees.change': ['finance', 'admin'],
  'statements.read': ['finance', 'admin'],
  'statements.close': ['finance', 'admin'],
  'statements.pay': ['finance', 'admin'],
  'tickets.read': ['support', 'admin'],
  'tickets.answer': ['support', 'admin'],
  'reviews.read': ['support', 'catalogue', 'admin'],
  'reviews.decide': ['support', 'admin'],
  'customers.read': ['support', 'kyc_reviewer', 'finance', 'admin'],
  'customers.note': ['support', 'kyc_reviewer', 'finance', 'admin'],
  'customers.end_sessions': ['support', 'admin'],
  'customers.change': ['support', 'admin'],
  'customers.block': ['support', 'admin'],
  'customers.merge': ['admin'],
  'customers.act_for': ['support', 'admin'],
  'wallet.read': ['support', 'finance', 'admin'],
  'wallet.change': ['finance', 'admin'],
  'wallet.limit': ['admin'],
  'wallet.refunds': ['admin'],
  'credit.read': ['support', 'finance', 'admin'],
  'points.read': ['support', 'finance', 'admin'],
  'points.change': ['finance', 'admin'],
  'referrals.read': ['support', 'finance', 'admin'],
  'referrals.change': ['finance', 'admin'],
  'goods.read': ['support', 'catalogue', 'admin'],
  'goods.change': ['catalogue', 'admin'],
  'flags.read': ['support', 'catalogue', 'finance', 'admin'],
  'flags.change': ['admin'],
  'landing.read': ['support', 'catalogue', 'admin'],
  'landing.change': ['catalogue', 'admin'],
  'webhooks.read': ['finance', 'admin'],
  'webhooks.settle': ['finance', 'admin'],
  'webhooks.manage': ['admin'],
  'api_keys.manage': ['admin'],
  'disputes.read': ['support', 'finance', 'admin'],
  'disputes.note': ['finance', 'admin'],
  'quotations.read': ['support', 'finance', 'admin'],
  'quotations.terms': ['finance', 'admin'],
  'requests.read': ['support', 'finance', 'admin'],
  'requests.match': ['finance', 'admin'],
  'requests.terms': ['admin'],
  'courier_rates.read': ['support', 'finance', 'admin'],
  'courier_rates.change': ['finance', 'admin'],
  'remittances.read': ['finance', 'admin'],
  'remittances.record': ['finance', 'admin'],
  'settlements.read': ['finance', 'admin'],
  'settlements.record': ['finance', 'admin'],
  'books.read': ['finance', 'admin'],
  'books.audit': ['finance', 'admin'],
  'vouchers.read': ['support', 'catalogue', 'finance', 'admin'],
  'vouchers.change': ['finance', 'admin'],
  'reports.read': ['finance', 'admin'],
  'report_mails.manage': ['support', 'catalogue', 'finance', 'admin'],
  'costs.read': ['catalogue', 'finance', 'admin'],
  'costs.change': ['finance', 'admin'],
  'floors.ask': ['catalogue', 'finance', 'admin'],
  'floors.change': ['finance', 'admin'],
  'policy.read': ['kyc_reviewer', 'catalogue', 'support', 'admin'],
  'policy.change': ['admin'],
  'tax.read': ['finance', 'admin'],
  'tax.change': ['finance', 'admin'],
  'setup.read': ['catalogue', 'finance', 'admin'],
  'setup.change': ['admin'],
  'audit.read': ['admin'],
  'staff.manage': ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>)
/** A key of {@link STAFF_PERMISSIONS}. */
export type StaffPermission = keyof typeof STAFF_PERMISSIONS

/** Whether a role has a permission. */
export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = STAFF_PERMISSIONS[permission]
  return roles.includes(role)
}

/** Every permission of a role. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).filter((permission) =>
    staffMay(role, permission),
  )
