import { err, type Refusal } from '@upchar/kernel/result'
import type { ProviderError } from '../../platform/provider-error.ts'

const refusal = <C extends string>(code: C, message: string) =>
  err<Refusal & { code: C }>({ code, message })

export const courierOff = () =>
  refusal('courier_off', 'No courier’s API is in the settings. Type courier and AWB instead.')
export const bookingBusy = () =>
  refusal(
    'booking_busy',
    'Somebody books or cancels this parcel at this moment. Look again in two minutes.',
  )
export const bookingUnknown = () =>
  refusal('booking_unknown', 'This parcel isn’t booked by the courier’s API.')
export const rateChanged = () =>
  refusal(
    'rate_changed',
    'This courier’s cost has changed, or it serves this way no more. Compare again.',
  )
export const noneServes = () =>
  refusal('rate_changed', 'No courier goes there in time. Choose one yourself, and type its AWB.')
export const tooDear = (cost: string, most: string) =>
  refusal('rate_changed', `The cheapest courier asks ${cost}, more than ${most}.`)
export const tooSlow = () =>
  refusal('courier_too_slow', 'The box would not stay cold for so long. Choose a faster courier.')

/** What staff can do about a failed call. What the courier says is said; nothing of the account is. */
export const callFailed = ({
  kind,
  message,
}: ProviderError):
  | ReturnType<typeof refusal<'courier_refused'>>
  | ReturnType<typeof refusal<'courier_unavailable'>> => {
  if (kind === 'invalid') return refusal('courier_refused', `The courier refused: ${message}`)
  if (kind === 'unauthorized')
    return refusal(
      'courier_unavailable',
      'The courier doesn’t accept the account in the settings. Have its email and password checked.',
    )
  return refusal(
    'courier_unavailable',
    'The courier doesn’t answer at present. Try again: what has been booked already is found by its number.',
  )
}
