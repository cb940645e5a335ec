import type { FormField, GuestForm } from './guest-form.ts'

/** The props of each group of fields. */
export type FieldsProps = {
  form: GuestForm
  /** Shown beside the field and in the error summary. */
  errors: Partial<Record<FormField, string>>
  change: (part: Partial<GuestForm>) => void
}

/** Where the billing address comes from: typed here, or chosen from the address book, where one has its own GSTIN. */
export type Billing = 'typed' | 'chosen' | 'own'

/** The fields' ids, which the error summary links to. */
export const fieldId = (field: FormField): string => `field-${field}`

/** The name that the ways to pay have in common. */
export const PAYMENT_NAME = 'payment'
