import { checkGstin } from '@upchar/kernel/gstin'
import { stateByName } from '@upchar/kernel/states'

/**
 * Whether the bill-to, ship-to rule may apply: billed in the state of registration, delivered to
 * another business elsewhere (IGST Act s.10(1)(b)).
 */
export function billedForAnother(gstin: string, state: string, billedIn: string): boolean {
  const checked = checkGstin(gstin)
  return checked.ok && state !== billedIn && stateByName(billedIn)?.code === checked.value.stateCode
}

/**
 * A warning, not an error: the GSTIN's state differs from the billing or delivery state. Null if
 * there is none.
 */
export function gstinNote(gstin: string, state: string, billedIn = state): string | null {
  const checked = checkGstin(gstin)
  const [delivery, billed] = [stateByName(state), stateByName(billedIn)]
  if (!checked.ok || !delivery) return null
  if (billedIn !== state && billed && checked.value.stateCode !== billed.code)
    return `This GST number is registered in a different state from the billing address in ${billed.name}. Choose a billing address in the state of registration.`
  if (checked.value.stateCode === delivery.code) return null
  return `This GST number is registered in a different state from the delivery address in ${delivery.name}. The tax depends on the delivery address; check that your accountant can use the invoice.`
}
