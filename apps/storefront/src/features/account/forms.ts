/**
 * Form rules and addresses for the server, which handles forms posted without scripts. No
 * components.
 */

export { accountSearchHref, readAccountSearch } from './account-search.ts'
export type { AccountNotice, AccountSearch } from './account-search.ts'
export { loginAction, moveOn } from './login/login-flow.ts'
export { readLoginSearch, stepHref } from './login/login-search.ts'
export { changePassword, closeAccount } from './reauthenticate.ts'
export type { Proved } from './reauthenticate.ts'
export { saveProfile } from './save-profile.ts'
