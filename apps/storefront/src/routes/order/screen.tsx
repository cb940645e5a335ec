import { UnavailableScreen } from '../../shell/fault-screens.tsx'

export function TrackScreen() {
  return <UnavailableScreen />
}
