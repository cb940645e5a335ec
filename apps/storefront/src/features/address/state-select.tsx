import type { Answer } from '@upchar/contract/schema/endpoints'
import { Select } from '@upchar/ui/field'

export type StateChoiceProps = {
  states: Answer<'checkPincode'>['states']
  state: string
  onChange: (part: { state: string; city: string }) => void
}

type States = StateChoiceProps['states']

const mostNames = 4

/** `Puducherry: Yanam`; of many localities the first few. */
function wordsOf({ state, localities }: States[number]): string {
  const shown = localities.slice(0, mostNames).join(', ')
  return `${state}: ${shown}${localities.length > mostNames ? ' …' : ''}`
}

/** The states of a pincode that lies in several, with the localities of each. */
export function StateSelect({ states, state, onChange }: StateChoiceProps) {
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
