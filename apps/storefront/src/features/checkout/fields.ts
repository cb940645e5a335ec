import type { FormField, GuestForm } from './guest-form.ts'

/** What each group of fields works with. */
export type FieldsProps = {
  form: GuestForm
  /** Beside the field, in the words of the error summary. */
  errors: Partial<Record<FormField, string>>
  change: (part: Partial<GuestForm>) => void
}

/** Ids by which the error summary finds the fields. */
export const fieldId = (field: FormField): string => `field-${field}`
