import { CODE_NOT_SENT } from '@upchar/kernel/account-words'
import type { ApiCall, ApiError } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { failureText } from '@upchar/web/failure-text'
import {
  accountSearchHref,
  readAccountSearch,
  changePassword,
  closeAccount,
} from '../features/account/forms.ts'
import type { AccountNotice, AccountSearch, Proved } from '../features/account/forms.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'
import { sessionGone } from './session-gone.ts'

type Form = ReadonlyMap<string, string>
type Done = { location: string } | { posted: PostedForm }

/** The page with a message for the form. */
const showAgain = (words: string, problems: PostedForm['problems'] = []): Done => ({
  posted: { values: {}, problems, message: words },
})

/**
 * Password, devices and closing the account without scripts (AUTH-06, AUTH-12): redirects, or
 * returns the form with its problems. Never sends a password or code back.
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
    words: AccountNotice,
    where: AccountSearch = selected ? { selected } : {},
  ): Done => ({ location: accountSearchHref({ ...where, notice: words }) })
  const gone = (error: ApiError | undefined) =>
    sessionGone(error, accountSearchHref({ ...here, notice: 'renewed' }), accountSearchHref(here))
  const after = (done: Proved<unknown>, well: Done): Done =>
    done.ok ? well : (gone(done.error) ?? showAgain(done.message, done.problems))

  switch (form.get('action')) {
    case 'send-code': {
      const sent = await api('sendConfirmOtp', {})
      // An earlier code is still valid.
      if (sent.ok || sent.error.code === 'too_many_attempts')
        return shown(sent.ok ? 'code_sent' : 'code_waits', { ...here, proof: 'code' })
      return gone(sent.error) ?? showAgain(failureText(sent, CODE_NOT_SENT))
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
