/** The shop as an app: how a device gets it, and what it keeps for the offline page (APP-03). */

export { InstalledApp } from './installed-app.tsx'
export { keepForOffline } from './keep-for-offline.ts'
export { wayToApp } from './way-to-app.ts'
export type { WayToApp } from './way-to-app.ts'
