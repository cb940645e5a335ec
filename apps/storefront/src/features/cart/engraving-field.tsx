import { TextInput } from '@upchar/ui/field'

/** The characters that can be engraved, as in the contract (CART-22, VALID-06). */
const MOST = 30
const WRITABLE = /^[A-Za-z0-9 .,'&()/-]*$/
export const engravingProblem = (name: string): string | undefined =>
  WRITABLE.test(name) ? undefined : "Use letters, digits, spaces and . , ' & ( ) / -"

export function EngravingField({
  value,
  onChange,
}: {
  value: string
  onChange: (name: string) => void
}) {
  const error = engravingProblem(value)
  return (
    <TextInput
      label="Name to engrave"
      optional
      name="engraving_name"
      hint={`Exactly as it should appear on the instrument, up to ${MOST} characters`}
      maxLength={MOST}
      autoComplete="off"
      {...(error ? { error } : {})}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
