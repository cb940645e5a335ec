/** What members of staff may be, and what each may do: the one table behind the API, the console's menu and its buttons. */
export const STAFF_ROLES = Object.freeze(['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'] as const)
/** One of {@link STAFF_ROLES}. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every permission with the roles that have it. What is not listed is denied. */
export const STAFF_PERMISSIONS = Object.freeze({
  'kyc.review': ['kyc_reviewer', 'admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>)
/** A key of {@link STAFF_PERMISSIONS}. */
export type StaffPermission = keyof typeof STAFF_PERMISSIONS

/** Whether a role has a permission. */
export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = STAFF_PERMISSIONS[permission]
  return roles.includes(role)
}
