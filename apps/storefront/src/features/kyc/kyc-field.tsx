import { Checkbox } from '@upchar/ui/checkbox'
import { FieldError, Select, TextArea, TextInput } from '@upchar/ui/field'
import { typed } from './form-state.ts'
import { kycId } from './kyc-types.ts'
import type { KycField as Definition } from './kyc-types.ts'

const NUMBERS = { year: 4, aadhaar: 14 } as const
const CODES = new Set(['pan', 'gstin', 'aadhaar'])

export type KycFieldProps = {
  field: Definition
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

/** A field, with the control for its type. */
export function KycField({ field, value, error, onChange, onLeave }: KycFieldProps) {
  const { type, name, label, required, editable, options } = field
  const hint = editable ? field.hint : 'Verified. Write to us if it has changed.'
  const shared = {
    id: kycId(name),
    label,
    hint,
    error,
    optional: !required,
    required,
    disabled: !editable,
    value,
    onBlur: onLeave,
  }
  if (type === 'checkbox') {
    return (
      <div className="flex flex-col">
        <FieldError id={kycId(name)} error={error} />
        <Checkbox
          id={kycId(name)}
          label={label}
          checked={value === 'true'}
          disabled={!editable}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${kycId(name)}-error` : undefined}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
      </div>
    )
  }
  if (type === 'select') {
    return (
      <Select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )
  }
  if (type === 'text')
    return (
      <TextArea
        {...shared}
        maxLength={field.max_length}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextInput
      {...shared}
      type={type === 'date' ? 'date' : 'text'}
      maxLength={type === 'year' || type === 'aadhaar' ? NUMBERS[type] : field.max_length}
      inputMode={type === 'year' || type === 'aadhaar' ? 'numeric' : undefined}
      autoCapitalize={CODES.has(type) ? 'characters' : undefined}
      autoComplete={name === 'Establishment-Name' ? 'organization' : 'off'}
      spellCheck={CODES.has(type) ? false : undefined}
      enterKeyHint="next"
      onChange={(event) => onChange(typed(field, event.target.value))}
    />
  )
}
