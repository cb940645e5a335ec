import type { AnyRouter } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'

type UserConfig = Answer<'getUserConfig'>
export type Flags = UserConfig['config']
export type Contact = UserConfig['contact']
export type SignInConfig = UserConfig['sign_in']

/** What every page knows: flags, contacts, where to deliver. Null members: the API couldn't be asked. */
export type ShellData = {
  pincode: string
  flags: Flags | null
  contact: Contact | null
  signIn: SignInConfig | null
  origin: string
  indexable: boolean
}

/** The brand's name while the configuration can't be had. */
export const FALLBACK_BRAND = 'Upchar'

/** What the frame of the page that is shown was made with. */
export const shownShell = (router: AnyRouter): ShellData | undefined =>
  router.state.matches[0]?.loaderData as ShellData | undefined
