import { stringifySearch } from '@upchar/web/search-params'
import { accountHref } from '../../shell/urls/account-hrefs.ts'
import type { AccountView } from '../../shell/urls/account-hrefs.ts'

const VIEWS: readonly AccountView[] = ['kyc', 'security', 'privacy']
const FORMS = ['password', 'close'] as const

/** What the page says after a form that was posted without scripts. */
export const SAID = Object.freeze({
  profile_saved: 'Your profile is saved',
  // AUTH-05 and AUTH-06, word for word.
  code_sent: 'OTP Sent Successfully',
  code_waits: 'We sent a code a moment ago. It is still good.',
  password_changed: 'Password Changed Successfully',
  signed_out: 'Signed out there',
  session_unknown: 'This device is already signed out.',
  renewed: 'Your session was renewed. Do it once more.',
  failed: 'Something went wrong',
})
export type AccountSaid = keyof typeof SAID
/** What went wrong is said in red. */
export const isBad = (said: AccountSaid): boolean =>
  said === 'failed' || said === 'renewed' || said === 'session_unknown'

const isSaid = (value: unknown): value is AccountSaid =>
  typeof value === 'string' && Object.hasOwn(SAID, value)

/** `form` is the one that stands open, `proof` says that a code was mailed for it; without scripts both stand in the address. */
export type AccountSearch = {
  selected?: AccountView
  form?: (typeof FORMS)[number]
  proof?: 'code'
  said?: AccountSaid
  closed?: boolean
}

/** Reads the address of /account; what isn't ours is left out (ROUTE-13). */
export function readAccountSearch(raw: Record<string, unknown>): AccountSearch {
  const selected = VIEWS.find((view) => view === raw['selected'])
  const form = FORMS.find((one) => one === raw['form'])
  return {
    ...(selected ? { selected } : {}),
    ...(form ? { form } : {}),
    ...(raw['proof'] === 'code' ? { proof: 'code' as const } : {}),
    ...(isSaid(raw['said']) ? { said: raw['said'] } : {}),
    ...(raw['closed'] === '1' ? { closed: true } : {}),
  }
}

export const accountSearchHref = ({ selected, form, proof, said }: AccountSearch): string =>
  accountHref.overview + stringifySearch({ selected, form, proof, said })
