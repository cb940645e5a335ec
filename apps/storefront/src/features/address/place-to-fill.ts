import type { Answer } from '@upchar/contract/schema/endpoints'

/**
 * The state and city that a pincode fills in. Of several states none is preset: only what the buyer has chosen stays.
 */
export const placeToFill = (
  { city, state, states }: Pick<Answer<'checkPincode'>, 'city' | 'state' | 'states'>,
  chosen: string,
): { city: string; state: string } => {
  const part = states.length < 2 ? { city, state } : states.find((one) => one.state === chosen)
  return { city: part?.city ?? '', state: part?.state ?? '' }
}
