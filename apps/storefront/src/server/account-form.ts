import type { ApiCall, ApiError } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import {
  accountSearchHref,
  readAccountSearch,
  changePassword,
  closeAccount,
} from '../features/account/forms.ts'
import type { AccountSaid, AccountSearch, Proved } from '../features/account/forms.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'
import { sessionGone } from './session-gone.ts'

type Form = ReadonlyMap<string, string>
type Done = { location: string } | { posted: PostedForm }

/** What a form without its page's words has to say, the page as it is. */
const said = (words: string, problems: PostedForm['problems'] = []): Done => ({
  posted: { values: {}, problems, said: words },
})

/**
 * Password, devices and closing the account for browsers without scripts (AUTH-06, AUTH-12): where to go, or the page with what
 * must be corrected. No password and no code is ever sent back.
 */
export async function accountByForm(api: ApiCall, form: Form, address: string): Promise<Done> {
  const {
    selected,
    form: open,
    proof,
  } = readAccountSearch(parseSearch(new URL(address, 'http://shop').search))
  const here: AccountSearch = {
    ...(selected ? { selected } : {}),
    ...(open ? { form: open } : {}),
    ...(proof ? { proof } : {}),
  }
  const shown = (
    words: AccountSaid,
    where: AccountSearch = selected ? { selected } : {},
  ): Done => ({ location: accountSearchHref({ ...where, said: words }) })
  const gone = (error: ApiError | undefined) =>
    sessionGone(error, accountSearchHref({ ...here, said: 'renewed' }), accountSearchHref(here))
  const after = (done: Proved<unknown>, well: Done): Done =>
    done.ok ? well : (gone(done.error) ?? said(done.said, done.problems))

  switch (form.get('action')) {
    case 'send-code': {
      const sent = await api('sendConfirmOtp', {})
      // One that was sent a moment ago is still good.
      if (sent.ok || sent.error.code === 'too_many_attempts')
        return shown(sent.ok ? 'code_sent' : 'code_waits', { ...here, proof: 'code' })
      return (
        gone(sent.error) ??
        said(sent.kind === 'refused' ? sent.error.message : 'Failed to send OTP')
      )
    }
    case 'set-password':
      return after(await changePassword(api, form), shown('password_changed'))
    case 'close-account':
      return after(await closeAccount(api, form), { location: '/account?closed=1' })
    case 'end-session':
    case 'end-others': {
      const ended = await (form.get('action') === 'end-others'
        ? api('endSessions', { body: { others: true } })
        : api('endSessions', { body: { id: form.get('id') ?? '' } }))
      if (ended.ok) return shown('signed_out')
      return (
        gone(ended.error) ??
        shown(ended.error.code === 'session_unknown' ? 'session_unknown' : 'failed')
      )
    }
    default:
      return shown('failed')
  }
}
