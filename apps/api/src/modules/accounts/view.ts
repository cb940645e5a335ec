import type { Answer } from '@upchar/contract/schema/endpoints'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { BUSINESS_TYPES, isBusinessTypeId } from '@upchar/kernel/business-types'
import type { KycStatus } from '@upchar/kernel/buying-rules'
import { isFreeEmail } from '@upchar/kernel/validate'
import type { CustomerRow, ProfileColumns } from './store/customers.ts'

export type UserView = Answer<'getCustomer'>['user_info']

/** Facts about a customer from other modules. */
export type CustomerFacts = { ordersCount: number; kycStatus: KycStatus; isStaffActing: boolean }

type Profile = Pick<CustomerRow, 'email'> & ProfileColumns

/** Whether the profile has all the shop requires: name, phone, kind of business (UI-02). */
export const isProfileComplete = ({
  firstName,
  phone,
  businessTypeId,
}: Pick<Profile, 'firstName' | 'phone' | 'businessTypeId'>): boolean =>
  firstName !== '' && phone !== null && businessTypeId !== null

/** The customer in the signed-in buyer's view (DATA-01, AUTH-11, VALID-07). */
export function userView(
  row: Profile,
  { ordersCount, kycStatus, isStaffActing }: CustomerFacts,
): UserView {
  const email = row.email ?? ''
  return {
    email,
    name: `${row.firstName} ${row.lastName}`.trim(),
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone?.slice(3) ?? '',
    business_type:
      row.businessTypeId !== null && isBusinessTypeId(row.businessTypeId)
        ? row.businessTypeId
        : null,
    business_name: row.businessName,
    gst: row.gstin ?? '',
    customer_choices: row.choices,
    orders_count: ordersCount,
    kyc: {
      status: kycStatus,
      pharma_kyc: kycStatus === 'verified',
      business_name: row.businessName,
    },
    is_kyc_complete: kycStatus !== 'notVerified',
    is_authenticated: email !== '',
    is_profile_complete: isProfileComplete(row),
    is_free_email: isFreeEmail(email),
    has_password: row.passwordHash !== null,
    has_google: row.googleSub !== null,
    is_staff_acting: isStaffActing,
  }
}

/** The choices of a profile (ID-01). */
export const choicesView = (): Answer<'getCustomerChoices'> => ({
  success: true,
  business_types: BUSINESS_TYPES.map(({ id, key, name }) => ({ id, key, name })),
  customer_choices: BUSINESS_CATEGORIES.map(({ key, name }) => ({ key, name })),
})
