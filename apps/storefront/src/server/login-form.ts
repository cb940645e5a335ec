import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { loginAction, moveOn, readLoginSearch, stepHref } from '../features/account/forms.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'

/**
 * A sign-in step posted without scripts (AUTH-01): runs its button's action, and redirects to the
 * next step or shows this one again with its problems. The API sets the cookies. Only the email
 * address is sent back.
 */
export async function loginByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  address: string,
): Promise<{ location: string } | { posted: PostedForm }> {
  const search = readLoginSearch(parseSearch(new URL(address, 'http://shop').search))
  const step = search.step ?? 'new-init'
  const action = loginAction(form.get('action'))
  const state = step === 'new-init' ? undefined : await api('getLoginState', { query: {} })
  const email = step === 'new-init' ? (form.get('email') ?? '') : state?.ok ? state.data.email : ''
  const code = (form.get('code') ?? '').replace(/\D/g, '')
  const move = await moveOn(api, step, {
    action,
    email,
    password: form.get('password') ?? '',
    code,
  })
  if (move.kind === 'to') return { location: stepHref(search, move.step) }
  const values = step === 'new-init' ? { email } : {}
  return {
    posted:
      move.kind === 'field'
        ? { values, problems: [{ field: move.field, message: move.message }], message: '' }
        : { values, problems: [], message: move.notice.message },
  }
}
