import { CODE_SENT, PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'
import type { AccountView } from '../../shell/urls/hrefs.ts'

const VIEWS: readonly AccountView[] = [
  'kyc',
  'sez',
  'wallet',
  'points',
  'referrals',
  'credit',
  'security',
  'privacy',
]
const FORMS = ['password', 'close'] as const

/** Messages after a form that was posted without scripts. */
export const NOTICES = Object.freeze({
  profile_saved: 'Your profile is saved',
  code_sent: CODE_SENT,
  code_waits: 'We sent a code a moment ago. It is still valid.',
  password_changed: PASSWORD_CHANGED,
  signed_out: 'That device is signed out',
  session_unknown: 'This device is already signed out.',
  renewed: 'Your session was renewed. Please try again.',
  failed: 'Something went wrong',
})
export type AccountNotice = keyof typeof NOTICES
export const isBad = (notice: AccountNotice): boolean =>
  notice === 'failed' || notice === 'renewed' || notice === 'session_unknown'

const isNotice = (value: unknown): value is AccountNotice =>
  typeof value === 'string' && Object.hasOwn(NOTICES, value)

/**
 * `form` is the open form, `proof` says that its code was mailed; without scripts both are in the
 * address.
 */
export type AccountSearch = {
  selected?: AccountView
  form?: (typeof FORMS)[number]
  proof?: 'code'
  notice?: AccountNotice
  closed?: boolean
  /** Of the history of the wallet, the points, the referrals or the credit line. */
  page?: number
}

/** Reads the parameters of /account; drops unknown values (ROUTE-13). */
export function readAccountSearch(raw: Record<string, unknown>): AccountSearch {
  const selected = VIEWS.find((view) => view === raw['selected'])
  const form = FORMS.find((one) => one === raw['form'])
  return {
    ...(selected ? { selected } : {}),
    ...(form ? { form } : {}),
    ...(raw['proof'] === 'code' ? { proof: 'code' as const } : {}),
    ...(isNotice(raw['notice']) ? { notice: raw['notice'] } : {}),
    ...(/^[1-9]\d{0,3}$/.test(String(raw['page'])) ? { page: Number(raw['page']) } : {}),
    ...(raw['closed'] === '1' ? { closed: true } : {}),
  }
}

export const accountSearchHref = ({ selected, form, proof, notice }: AccountSearch): string =>
  href.account + stringifySearch({ selected, form, proof, notice })
