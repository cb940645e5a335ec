import { describe, expect, it } from 'vitest'
import { permissionsOf, STAFF_ROLE_WORDS, STAFF_ROLES, staffMay } from './staff-permissions.ts'

/** By hand, from what each role is for; administrators may do all of it. */
const roles = {
  support: [
    'courier_rates.read',
    'orders.read',
    'orders.ship',
    'orders.cancel',
    'edocs.read',
    'edocs.record',
    'returns.read',
    'returns.decide',
    'disputes.read',
    'requests.read',
    'quotations.read',
    'recalls.change',
    'recalls.read',
    'sellers.read',
    'sellers.suspend',
    'tickets.read',
    'tickets.answer',
    'reviews.read',
    'reviews.decide',
    'customers.read',
    'customers.note',
    'customers.end_sessions',
    'customers.change',
    'customers.block',
    'customers.act_for',
    'wallet.read',
    'credit.read',
    'points.read',
    'referrals.read',
    'goods.read',
    'report_mails.manage',
    'flags.read',
    'landing.read',
    'vouchers.read',
    'policy.read',
  ],
  kyc_reviewer: [
    'kyc.review',
    'customers.read',
    'customers.note',
    'policy.read',
    'sellers.read',
    'sellers.suspend',
  ],
  catalogue: [
    'costs.read',
    'floors.ask',
    'reviews.read',
    'goods.read',
    'report_mails.manage',
    'goods.change',
    'flags.read',
    'landing.read',
    'landing.change',
    'vouchers.read',
    'policy.read',
    'setup.read',
  ],
  finance: [
    'orders.read',
    'edocs.read',
    'edocs.record',
    'returns.read',
    'returns.pay',
    'customers.read',
    'customers.note',
    'flags.read',
    'webhooks.read',
    'webhooks.settle',
    'books.read',
    'books.audit',
    'disputes.read',
    'disputes.note',
    'quotations.read',
    'quotations.terms',
    'recalls.read',
    'sellers.read',
    'requests.read',
    'requests.match',
    'courier_rates.read',
    'courier_rates.change',
    'remittances.read',
    'remittances.record',
    'settlements.read',
    'settlements.record',
    'vouchers.read',
    'vouchers.change',
    'reports.read',
    'report_mails.manage',
    'costs.read',
    'costs.change',
    'floors.ask',
    'floors.change',
    'wallet.read',
    'credit.read',
    'wallet.change',
    'points.read',
    'referrals.read',
    'points.change',
    'referrals.change',
    'tax.read',
    'tax.change',
    'seller_fees.read',
    'seller_fees.change',
    'statements.read',
    'statements.close',
    'statements.pay',
    'setup.read',
  ],
} as const
const onlyAdmin = [
  'recalls.withdraw',
  'recalls.close',
  'sellers.lift',
  'sellers.members',
  'customers.merge',
  'webhooks.manage',
  'api_keys.manage',
  'wallet.limit',
  'wallet.refunds',
  'requests.terms',
  'flags.change',
  'policy.change',
  'setup.change',
  'audit.read',
  'staff.manage',
] as const

describe('AUTH-09 what a role of staff may do', () => {
  it.each(Object.entries(roles))('%s: what its work needs, and nothing else', (role, may) => {
    const known = STAFF_ROLES.find((one) => one === role)
    expect(known === undefined ? [] : permissionsOf(known).toSorted()).toEqual(may.toSorted())
  })

  it('administrators: everything, some of it alone', () => {
    const all = new Set([...Object.values(roles).flat(), ...onlyAdmin])
    expect(permissionsOf('admin').toSorted()).toEqual([...all].toSorted())
    for (const permission of onlyAdmin)
      expect(STAFF_ROLES.filter((role) => staffMay(role, permission))).toEqual(['admin'])
  })

  it('has a name and a purpose for each role', () => {
    for (const role of STAFF_ROLES) {
      expect(STAFF_ROLE_WORDS[role].name).not.toBe('')
      expect(STAFF_ROLE_WORDS[role].purpose).not.toBe('')
    }
  })
})
