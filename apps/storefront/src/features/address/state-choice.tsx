import type { Answer } from '@upchar/contract/schema/endpoints'
import { Select } from '@upchar/ui/field'

type States = Answer<'checkPincode'>['states']

const mostNames = 4

/** `Puducherry: Yanam`; of many localities the first few. */
function wordsOf({ state, localities }: States[number]): string {
  const shown = localities.slice(0, mostNames).join(', ')
  return `${state}: ${shown}${localities.length > mostNames ? ' …' : ''}`
}

/** Asks for the state where a pincode lies in several: the tax depends on it (ADDR-04). */
export function StateChoice({
  states,
  state,
  onChange,
}: {
  states: States
  state: string
  onChange: (part: { state: string; city: string }) => void
}) {
  if (states.length < 2) return null
  return (
    <Select
      label="State and locality"
      id="state-choice"
      hint="This pincode lies in several states. The tax depends on yours."
      value={states.some((one) => one.state === state) ? state : ''}
      onChange={({ target }) => {
        const chosen = states.find((one) => one.state === target.value)
        if (chosen) onChange({ state: chosen.state, city: chosen.city })
      }}
      required
    >
      <option value="" disabled>
        Choose
      </option>
      {states.map((one) => (
        <option key={one.state} value={one.state}>
          {wordsOf(one)}
        </option>
      ))}
    </Select>
  )
}

/**
 * The state and city that a pincode fills in. Of several states none is preset: only what the buyer has chosen stays.
 */
export const placeToFill = (
  { city, state, states }: Pick<Answer<'checkPincode'>, 'city' | 'state' | 'states'>,
  chosen: string,
): { city: string; state: string } => {
  if (states.length < 2) return { city, state }
  const part = states.find((one) => one.state === chosen)
  return part === undefined ? { city: '', state: '' } : { city: part.city, state: part.state }
}
