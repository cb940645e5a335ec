import type { AddressField } from '@upchar/kernel/address-rules'
import type { TypedAddress } from './address-types.ts'

/** The props of each group of fields. */
export type FieldsProps = {
  form: TypedAddress
  errors: Partial<Record<AddressField, string>>
  field: (name: AddressField) => {
    id: string
    name: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  change: (part: Partial<TypedAddress>) => void
}
