import { TextInput } from '@upchar/ui/field'

/** As the contract has it: what an engraving machine writes (CART-22, VALID-06). */
const MOST = 30
const WRITABLE = /^[A-Za-z0-9 .,'&()/-]*$/
export const engravingProblem = (name: string): string | undefined =>
  WRITABLE.test(name) ? undefined : "Use letters, digits, spaces and . , ' & ( ) / -"

/** The name that is engraved into an instrument. */
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
