import type { AnyRouter } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'

type UserConfig = Answer<'getUserConfig'>
/** The flags of staff, and whether there is a credit line, which follows from the settings. */
export type Flags = FlagsInUse & Pick<UserConfig['config'], 'credit_line'>
export type Contact = UserConfig['contact']
export type SignInConfig = UserConfig['sign_in']

/** The data of every page: flags, contacts, delivery pincode. Null members: the API call failed. */
export type ShellData = {
  pincode: string
  flags: Flags | null
  contact: Contact | null
  signIn: SignInConfig | null
  origin: string
  indexable: boolean
}

/** The name used if the configuration can't be loaded. */
export const FALLBACK_BRAND = 'Upchar'

/** What the visible page's frame was rendered with. */
export const shownShell = (router: AnyRouter): ShellData | undefined =>
  router.state.matches[0]?.loaderData as ShellData | undefined
