import { createStore } from 'zustand/vanilla'

/** 1 success, 2 error, 3 info; 4 and 5 have no meaning in the specification and look like 3. */
export type AlertType = 1 | 2 | 3 | 4 | 5
/** A link, or something to do, such as undo. */
type AlertAction = { label: string; href: string } | { label: string; onPress: () => void }
export type Alert = {
  id: number
  type: AlertType
  message: string
  action?: AlertAction | undefined
  until: number
}

/** ALERT-02 */
const ALERT_MS = 4500

type AlertState = { alerts: readonly Alert[]; heldSince: number | null }

export const alertStore = createStore<AlertState>(() => ({ alerts: [], heldSince: null }))
let lastId = 0

/**
 * Shows an alert (ALERT-01), replacing one with the same message. At most three are shown. A success
 * ends the errors before it.
 */
export function showAlert(
  type: AlertType,
  message: string,
  options: { action?: Alert['action']; ms?: number; now?: number } = {},
): void {
  const { action, ms = ALERT_MS, now = Date.now() } = options
  lastId += 1
  const alert: Alert = { id: lastId, type, message, until: now + ms, ...(action ? { action } : {}) }
  alertStore.setState(({ alerts }) => ({
    alerts: [
      ...alerts.filter((one) => one.message !== message && (type !== 1 || one.type !== 2)),
      alert,
    ].slice(-3),
  }))
}

export const dismissAlert = (id: number): void =>
  alertStore.setState(({ alerts }) => ({ alerts: alerts.filter((one) => one.id !== id) }))

/** Pauses the timers while an alert is hovered or focused; afterwards they resume with the time left. */
export function holdAlerts(held: boolean, now = Date.now()): void {
  alertStore.setState(({ alerts, heldSince }) => {
    if (held) return { heldSince: heldSince ?? now, alerts }
    const paused = heldSince === null ? 0 : now - heldSince
    return { heldSince: null, alerts: alerts.map((one) => ({ ...one, until: one.until + paused })) }
  })
}

/** Removes expired alerts. Returns the milliseconds until the next expiry; undefined if none will expire. */
export function expireAlerts(now = Date.now()): number | undefined {
  const { alerts, heldSince } = alertStore.getState()
  if (heldSince !== null) return undefined
  const left = alerts.filter((one) => one.until > now)
  if (left.length < alerts.length) alertStore.setState({ alerts: left })
  return left.length > 0 ? Math.min(...left.map((one) => one.until)) - now : undefined
}
