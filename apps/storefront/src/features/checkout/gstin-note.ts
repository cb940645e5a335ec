import { checkGstin } from '@upchar/kernel/gstin'
import { stateByName } from '@upchar/kernel/states'

/** Worth a look, though nothing is refused: a GSTIN of another state than the delivery's. Null when there is nothing to say. */
export function gstinNote(gstin: string, state: string): string | null {
  const checked = checkGstin(gstin)
  const delivery = stateByName(state)
  if (!checked.ok || !delivery || checked.value.stateCode === delivery.code) return null
  return `This GST number is registered in another state than the delivery in ${delivery.name}. The tax follows the delivery; check that your accountant can use the invoice.`
}
