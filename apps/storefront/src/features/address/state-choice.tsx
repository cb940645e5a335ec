import { lazy, Suspense } from 'react'
import type { StateChoiceProps } from './state-select.tsx'

// Of 19,586 pincodes 28 need it.
const StateSelect = lazy(() =>
  import('./state-select.tsx').then((part) => ({ default: part.StateSelect })),
)

/** Asks for the state where a pincode lies in several: the tax depends on it (ADDR-04). */
export function StateChoice(props: StateChoiceProps) {
  if (props.states.length < 2) return null
  return (
    <Suspense>
      <StateSelect {...props} />
    </Suspense>
  )
}
