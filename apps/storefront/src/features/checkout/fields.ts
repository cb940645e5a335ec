import type { FormField, GuestForm } from './guest-form.ts'

/** The props of each group of fields. */
export type FieldsProps = {
  form: GuestForm
  /** Shown beside the field and in the error summary. */
  errors: Partial<Record<FormField, string>>
  change: (part: Partial<GuestForm>) => void
}

/** The fields' ids, which the error summary links to. */
export const fieldId = (field: FormField): string => `field-${field}`
