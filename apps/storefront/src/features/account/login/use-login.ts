import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { textOf } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../../shell/api/api.ts'
import { afterSignIn } from '../after-sign-in.ts'
import { LOGIN_FIELDS, loginAction, moveOn } from './login-flow.ts'
import type { LoginInput, LoginMove, LoginNotice } from './login-flow.ts'
import type { LoginPage } from './load-login.ts'
import { stepHref } from './login-search.ts'

/** The state of a step: its form, the message, and the wait for another code. */
export function useLogin({ search, step, state, posted }: LoginPage) {
  const router = useRouter()
  const [note, setNote] = useState<LoginNotice>()
  const [waitUntil, setWaitUntil] = useState(0)
  const place = useRef<HTMLFormElement>(null)
  const shown = useRef(step)

  /** Good news is a toast; what the buyer needs to know also stays in the form (AUTH-05). */
  const showNotice = (words: LoginNotice) => {
    if (words.wait) setWaitUntil(Date.now() + words.wait * 1000)
    if (words.tone === 'info') setNote(words)
    else showAlert(words.tone === 'success' ? 1 : 2, words.message)
  }

  const follow = async (move: LoginMove): Promise<SendResult<null>> => {
    if (move.kind === 'field') return { ok: false, problems: [move], message: '' }
    if (move.notice) showNotice(move.notice)
    if (move.kind === 'to' && move.step !== step) {
      if (move.signedIn) await afterSignIn(move.signedIn)
      await router.navigate({
        href: stepHref(search, move.step),
        replace: move.signedIn !== undefined,
      })
    }
    return {
      ok: false,
      problems: [],
      message: move.notice?.tone === 'danger' ? move.notice.message : '',
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
  // A new step, by a button or Back: clear the problems and focus its field.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    startStep()
  }, [step])

  useErrorTitle(form.problems.length > 0 || form.message !== '', form.attempt)

  const notice: LoginNotice | undefined =
    note ?? (form.message === '' ? undefined : { tone: 'danger', message: form.message })
  return { form, place, notice, busy: form.pending?.action, waitUntil }
}
