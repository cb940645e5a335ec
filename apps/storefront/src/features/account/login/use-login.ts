import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../../shell/api/api.ts'
import { textOf } from '../../../kit/form-text.ts'
import { problemsOf } from '../../../shell/page/posted-form.ts'
import { useErrorTitle } from '../../../shell/page/use-error-title.ts'
import { arrive } from '../arrive.ts'
import { LOGIN_FIELDS, loginAction, moveOn } from './login-flow.ts'
import type { LoginAction, LoginField, LoginSaid } from './login-flow.ts'
import type { LoginPage } from './load-login.ts'
import { stepHref } from './login-search.ts'

type Problem = { field: LoginField; message: string }

/** What the screen of a step works with: its one form, what came of a press, and how long another code has to wait. */
export function useLogin({ search, step, state, posted }: LoginPage) {
  const router = useRouter()
  const [problem, setProblem] = useState<Problem | undefined>(
    () => problemsOf(LOGIN_FIELDS, posted?.problems ?? [])[0],
  )
  const [said, setSaid] = useState<LoginSaid | undefined>(
    posted?.said ? { tone: 'danger', message: posted.said } : undefined,
  )
  const [attempts, setAttempts] = useState(posted ? 1 : 0)
  const [busy, setBusy] = useState<LoginAction>()
  const [waitUntil, setWaitUntil] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)

  // Another step, by a button or by Back: what was said before is over, and typing goes on in its field.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    setProblem(undefined)
    setBusy(undefined)
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [step])

  useErrorTitle(problem !== undefined || said?.tone === 'danger', attempts)

  /** Good news passes by as an alert; what must be known stands in the form too (AUTH-05). */
  const tell = (words: LoginSaid | undefined) => {
    if (!words) return
    if (words.wait) setWaitUntil(Date.now() + words.wait * 1000)
    if (words.tone !== 'success') setSaid(words)
    if (words.tone !== 'info') showAlert(words.tone === 'success' ? 1 : 2, words.message)
  }

  const act = async (action: LoginAction, data: FormData): Promise<void> => {
    if (busy) return
    setBusy(action)
    setProblem(undefined)
    setSaid(undefined)
    const email = step === 'new-init' ? textOf(data, 'email') : (state?.email ?? '')
    const move = await moveOn(api, step, {
      action,
      email,
      password: textOf(data, 'password'),
      code: textOf(data, 'code'),
    })
    if (move.kind === 'to' && move.step !== step) {
      tell(move.said)
      if (move.signedIn) await arrive(move.signedIn)
      await router.navigate({
        href: stepHref(search, move.step),
        replace: move.signedIn !== undefined,
      })
    } else if (move.kind === 'field') {
      setProblem(move)
    } else if (move.said) {
      tell(move.said)
    }
    setAttempts((count) => count + 1)
    setBusy(undefined)
  }

  return {
    form,
    problem,
    said,
    attempts,
    busy,
    waitUntil,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      void act(
        loginAction(submitter instanceof HTMLButtonElement ? submitter.value : undefined),
        new FormData(event.currentTarget),
      )
    },
  }
}
