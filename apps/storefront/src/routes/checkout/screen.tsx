import { UnavailableScreen } from '../../shell/fault-screens.tsx'

export function CheckoutScreen() {
  return <UnavailableScreen />
}
