import { checkGstin } from '@upchar/kernel/gstin'
import { stateByName } from '@upchar/kernel/states'

/** Whether goods may be billed where the buyer is registered while they go to another business elsewhere (IGST Act s.10(1)(b)). */
export function billedForAnother(gstin: string, state: string, billedIn: string): boolean {
  const checked = checkGstin(gstin)
  return checked.ok && state !== billedIn && stateByName(billedIn)?.code === checked.value.stateCode
}

/** Worth a look, though nothing is refused: a GSTIN of another state than the invoiced address or the delivery. Null when there is nothing to say. */
export function gstinNote(gstin: string, state: string, billedIn = state): string | null {
  const checked = checkGstin(gstin)
  const [delivery, billed] = [stateByName(state), stateByName(billedIn)]
  if (!checked.ok || !delivery) return null
  if (billedIn !== state && billed && checked.value.stateCode !== billed.code)
    return `This GST number is registered in another state than the billing address in ${billed.name}. Bill an address in the state of the registration.`
  if (checked.value.stateCode === delivery.code) return null
  return `This GST number is registered in another state than the delivery in ${delivery.name}. The tax follows the delivery; check that your accountant can use the invoice.`
}
