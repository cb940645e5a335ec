import { checkGstin } from '@upchar/kernel/gstin'
import { email, ifGiven, mobile, nameCheck, pincode, problemsIn, words } from '../contact/checks.ts'
import type { FieldProblem } from '@upchar/ui/form/problems'

export const SELLER_FIELDS = [
  'business_name',
  'gstin',
  'pincode',
  'contact_name',
  'phone',
  'email',
  'categories',
  'drug_licence',
  'device_licence',
  'about',
] as const
export type SellerField = (typeof SELLER_FIELDS)[number]

const any = ifGiven(words(0, ''))

/** The problems of an application (ENGAGE-08). */
export const sellerProblems = (texts: Record<SellerField, string>): FieldProblem<SellerField>[] =>
  problemsIn(texts, [
    ['business_name', nameCheck('Enter the business name')],
    [
      'gstin',
      (text) => {
        const checked = checkGstin(text)
        return checked.ok ? undefined : checked.error.message
      },
    ],
    ['pincode', pincode],
    ['contact_name', nameCheck()],
    ['phone', mobile],
    ['email', email],
    ['categories', (text) => (text === '' ? 'Choose at least one category' : undefined)],
    ['drug_licence', any],
    ['device_licence', any],
    ['about', any],
  ])
