import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { useProblems } from '@upchar/ui/form/use-problems'
import type { SendResult } from '@upchar/ui/form/problems'
import { inOrder, problemPlaces, shapeProblem, startOf } from './form-state.ts'
import type { FormState } from './form-state.ts'
import type { KycField, KycFile, KycForm } from './kyc-types.ts'
import { forgetMyKyc } from './my-kyc.ts'

/** Typing rests this long before what was typed is kept. */
const REST_MS = 1200

export type Keeping = 'idle' | 'keeping' | 'kept' | 'failed'

/**
 * The form of a step: what is filled in is kept as it goes (KYC-04: a half-done form resumes), one save after the other.
 * Problems show when the buyer leaves a field that has the wrong shape, and all of them after pressing the button.
 */
export function useKycForm(kyc: KycForm) {
  const [state, setState] = useState<FormState>(() => startOf(kyc))
  const [keeping, setKeeping] = useState<Keeping>('idle')
  const [shapes, setShapes] = useState<Readonly<Record<string, string>>>({})
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  // Saves read from here: what was typed a moment ago may not be rendered yet.
  const latest = useRef(state)
  const unsaved = useRef(false)
  const pressed = useRef(false)
  const resting = useRef<number>(undefined)

  const form = useProblems({ id: 'kyc', fields: problemPlaces(kyc) })

  const send = async (draft: boolean) => {
    const { values, changed, choices } = latest.current
    unsaved.current = false
    setKeeping('keeping')
    const fields = Object.fromEntries([...changed].map((name) => [name, values[name] ?? '']))
    const result = await api('completeKyc', {
      body: { is_pharma: kyc.is_pharma, draft, choices: { ...choices }, fields },
    })
    forgetMyKyc()
    if (result.ok || result.error.code === 'kyc_invalid') {
      const told = result.ok ? result.data.problems : result.error.fields
      if (pressed.current) form.setProblems(inOrder(kyc, latest.current.choices, told))
      setKeeping('kept')
    } else {
      unsaved.current = true
      setKeeping('failed')
    }
    return result
  }
  /** One after the other: an older save never overtakes a newer one. */
  const save = (draft: boolean): ReturnType<typeof send> => {
    const work = saving.current.then(() => send(draft))
    saving.current = work.catch(() => undefined)
    return work
  }

  const keepUnsaved = () => {
    clearTimeout(resting.current)
    if (unsaved.current) void save(true)
  }
  const keep = useEffectEvent(keepUnsaved)
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      keep()
    }
  }, [])

  const put = (part: Partial<FormState>) => {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  }
  const change = (part: Partial<FormState>) => {
    unsaved.current = true
    put(part)
    clearTimeout(resting.current)
    resting.current = window.setTimeout(keepUnsaved, REST_MS)
  }
  return {
    state,
    keeping,
    form,
    errorOf: (name: string): string | undefined => shapes[name] ?? form.errors[name],
    setField: (field: KycField, value: string) => {
      const { values, changed } = latest.current
      change({
        values: { ...values, [field.name]: value },
        changed: new Set([...changed, field.name]),
      })
      setShapes((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => name !== field.name)),
      )
      form.corrected([field.name])
    },
    leaveField: (field: KycField) => {
      const wrong = shapeProblem(field, state.values[field.name] ?? '')
      if (wrong !== undefined) setShapes((known) => ({ ...known, [field.name]: wrong }))
    },
    choose: (section: string, proof: string) => {
      change({ choices: { ...latest.current.choices, [section]: proof } })
      form.setProblems((known) => inOrder(kyc, latest.current.choices, known))
    },
    setFiles: (document: string, change: (before: readonly KycFile[]) => readonly KycFile[]) => {
      put({
        files: {
          ...latest.current.files,
          [document]: change(latest.current.files[document] ?? []),
        },
      })
      form.corrected([document])
    },
    /** Keeps everything at once. False: it couldn't be kept; the alert says so. */
    keepNow: async (): Promise<boolean> => {
      if (unsaved.current) await save(true)
      await saving.current
      if (unsaved.current)
        showAlert(2, 'We could not save your answers. Check your connection and try again.')
      return !unsaved.current
    },
    /** Looks over the whole form: the server knows what is missing. */
    check: async (): Promise<SendResult<FormState>> => {
      const result = formResult(await save(true))
      pressed.current = true
      if (!result.ok) {
        showAlert(2, result.said)
        return { ok: false, problems: [], said: '' }
      }
      const problems = inOrder(kyc, latest.current.choices, result.data.problems)
      return problems.length > 0
        ? { ok: false, problems, said: '' }
        : { ok: true, data: latest.current }
    },
    submit: () => save(false),
  }
}

export type KycFormWork = ReturnType<typeof useKycForm>
