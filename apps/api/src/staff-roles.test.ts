import { describe, expect, it } from 'vitest'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

/**
 * Who may call what, written out by hand from what each role is for (docs/decisions/0005-staff.md): a second source, so
 * nothing here is derived from the contract or the table of permissions. A change of rights is made in both places.
 */
const roles = ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'] as const
type Role = (typeof roles)[number]

const rights = {
  // A member's own sign-in
  staffMe: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffListSessions: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffEndSessions: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffSetPassword: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  staffNewRecoveryCodes: ['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'],
  // Who else may, and what was done: administrators alone
  staffListMembers: ['admin'],
  staffInvite: ['admin'],
  staffInviteAgain: ['admin'],
  staffSetRole: ['admin'],
  staffDisable: ['admin'],
  staffEnable: ['admin'],
  staffListAudit: ['admin'],
  // Customers: everybody who deals with people; signing them out helps them, so it is support's
  staffListCustomers: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffGetCustomer: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffListCustomerOrders: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffAddNote: ['support', 'kyc_reviewer', 'finance', 'admin'],
  staffEndCustomerSessions: ['support', 'admin'],
  // Licences and documents: whoever decides about them, nobody else
  staffListKyc: ['kyc_reviewer', 'admin'],
  staffGetKyc: ['kyc_reviewer', 'admin'],
  staffApproveKyc: ['kyc_reviewer', 'admin'],
  staffRejectKyc: ['kyc_reviewer', 'admin'],
  staffAskKycChanges: ['kyc_reviewer', 'admin'],
  staffGetKycFileLink: ['kyc_reviewer', 'admin'],
  staffOpenKycFile: ['kyc_reviewer', 'admin'],
  // How the shop behaves: explained by many, changed by administrators
  staffListFlags: ['support', 'catalogue', 'finance', 'admin'],
  staffSetFlag: ['admin'],
  staffResetFlag: ['admin'],
  staffListBuyingRules: ['support', 'kyc_reviewer', 'catalogue', 'admin'],
  staffSetBuyingRule: ['admin'],
  staffListKycAsks: ['support', 'kyc_reviewer', 'catalogue', 'admin'],
  staffSetKycAsk: ['admin'],
  // What the shop shows: catalogue's
  staffListLandingPages: ['support', 'catalogue', 'admin'],
  staffSetLandingPage: ['catalogue', 'admin'],
  staffUploadBanner: ['catalogue', 'admin'],
  staffDeleteBanner: ['catalogue', 'admin'],
  // Vouchers are money: finance's
  staffListVouchers: ['support', 'catalogue', 'finance', 'admin'],
  staffMakeVoucher: ['finance', 'admin'],
  staffEndVoucher: ['finance', 'admin'],
} as const satisfies Partial<Record<RouteName, readonly Role[]>>

const world = useWorld()
const table = Object.entries<readonly Role[]>(rights)
const routeOf = (name: string): Route | undefined =>
  Object.entries<Route>(routes).find(([key]) => key === name)?.[1]

async function isRefused(visitor: Visitor, { method, path }: Route): Promise<boolean> {
  const reply = await visitor.raw({
    method,
    url: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    ...(method !== 'GET' && { payload: {} }),
  })
  expect([401, 500], JSON.stringify(reply.body)).not.toContain(reply.status)
  return JSON.stringify(reply.body).includes('"permission_missing"')
}

describe('what each role of staff may do', () => {
  it('AUTH-09 is written down for every call that staff make', () => {
    const called = Object.entries<Route>(routes)
      .filter(([, { callers }]) => callers.includes('staff'))
      .map(([name]) => name)
    expect(table.map(([name]) => name).toSorted()).toEqual(called.toSorted())
  })

  it.each(table)('AUTH-09 %s is open to these roles alone: %j', async (name, allowed) => {
    const route = routeOf(name)
    if (route === undefined) throw new Error(`no route ${name}`)
    const open: Role[] = []
    for (const role of roles) {
      // A member of its own for each call: some calls end the session.
      const { visitor } = await signedInStaff(world, role)
      if (!(await isRefused(visitor, route))) open.push(role)
    }
    expect(open.toSorted()).toEqual([...allowed].toSorted())
  })
})
