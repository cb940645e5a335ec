/** What the browser keeps for the offline page (APP-03). */

export { InstalledApp } from './installed-app.tsx'
export { keepForOffline } from './keep-for-offline.ts'
