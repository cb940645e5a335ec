/** The frame of the account's screens, below every feature that has one. */

export { AccountCard, AccountPage } from './account-page.tsx'
