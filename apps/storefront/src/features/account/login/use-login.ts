import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { textOf } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../../shell/api/api.ts'
import { arrive } from '../arrive.ts'
import { LOGIN_FIELDS, loginAction, moveOn } from './login-flow.ts'
import type { LoginInput, LoginMove, LoginSaid } from './login-flow.ts'
import type { LoginPage } from './load-login.ts'
import { stepHref } from './login-search.ts'

/** What the screen of a step works with: its one form, what came of a press, and how long another code has to wait. */
export function useLogin({ search, step, state, posted }: LoginPage) {
  const router = useRouter()
  const [note, setNote] = useState<LoginSaid>()
  const [waitUntil, setWaitUntil] = useState(0)
  const place = useRef<HTMLFormElement>(null)
  const shown = useRef(step)

  /** Good news passes by as an alert; what must be known stands in the form too (AUTH-05). */
  const tell = (words: LoginSaid) => {
    if (words.wait) setWaitUntil(Date.now() + words.wait * 1000)
    if (words.tone === 'info') setNote(words)
    else showAlert(words.tone === 'success' ? 1 : 2, words.message)
  }

  const follow = async (move: LoginMove): Promise<SendResult<null>> => {
    if (move.kind === 'field') return { ok: false, problems: [move], said: '' }
    if (move.said) tell(move.said)
    if (move.kind === 'to' && move.step !== step) {
      if (move.signedIn) await arrive(move.signedIn)
      await router.navigate({
        href: stepHref(search, move.step),
        replace: move.signedIn !== undefined,
      })
    }
    return {
      ok: false,
      problems: [],
      said: move.said?.tone === 'danger' ? move.said.message : '',
    }
  }

  const form = useSubmission({
    id: 'login',
    fields: LOGIN_FIELDS,
    returned: posted,
    read: (data): LoginInput => ({
      action: loginAction(textOf(data, 'action')),
      email: step === 'new-init' ? textOf(data, 'email') : (state?.email ?? ''),
      password: textOf(data, 'password'),
      code: textOf(data, 'code'),
    }),
    send: async (input) => {
      setNote(undefined)
      return follow(await moveOn(api, step, input))
    },
  })

  const startStep = useEffectEvent(() => {
    form.clear()
    place.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  })
  // Another step, by a button or by Back: what was wrong before is over, and typing goes on in its field.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    startStep()
  }, [step])

  useErrorTitle(form.problems.length > 0 || form.said !== '', form.attempt)

  const said: LoginSaid | undefined =
    note ?? (form.said === '' ? undefined : { tone: 'danger', message: form.said })
  return { form, place, said, busy: form.pending?.action, waitUntil }
}
