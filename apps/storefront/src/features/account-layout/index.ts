/** The frame of the account's screens, used by every feature that has one. */

export { AccountCard, AccountPage } from './account-page.tsx'
