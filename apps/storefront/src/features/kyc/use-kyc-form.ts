import { useRef, useState } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { useProblems } from '@upchar/ui/form/use-problems'
import type { SendResult } from '@upchar/ui/form/problems'
import { inOrder, problemPlaces, shapeProblem, startOf } from './form-state.ts'
import type { FormState } from './form-state.ts'
import type { KycField, KycFile, KycForm } from './kyc-types.ts'
import { useKycDraft } from './use-kyc-draft.ts'

/**
 * The form of a step, with autosave (KYC-04). A field's format is checked on blur, the whole form
 * on submit.
 */
export function useKycForm(kyc: KycForm) {
  const [state, setState] = useState<FormState>(() => startOf(kyc))
  const [shapes, setShapes] = useState<Readonly<Record<string, string>>>({})
  // Saves read the ref: the last keystrokes may not be rendered yet.
  const latest = useRef(state)
  const checked = useRef(false)

  const form = useProblems({ id: 'kyc', fields: problemPlaces(kyc) })
  const { saveState, save, scheduleSave, flush } = useKycDraft(kyc, {
    read: () => latest.current,
    onSaved: (problems) => {
      if (checked.current) form.setProblems(inOrder(kyc, latest.current.choices, problems))
    },
  })

  const put = (part: Partial<FormState>) => {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  }
  const change = (part: Partial<FormState>) => {
    put(part)
    scheduleSave()
  }
  return {
    state,
    saveState,
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
    /** Saves at once. False: saving failed, and an alert says so. */
    saveNow: async (): Promise<boolean> => {
      const saved = await flush()
      if (!saved)
        showAlert(2, 'We could not save your answers. Check your connection and try again.')
      return saved
    },
    /** Validates the complete form on the server. */
    check: async (): Promise<SendResult<FormState>> => {
      const result = formResult(await save(true))
      checked.current = true
      if (!result.ok) {
        showAlert(2, result.message)
        return { ok: false, problems: [], message: '' }
      }
      const problems = inOrder(kyc, latest.current.choices, result.data.problems)
      return problems.length > 0
        ? { ok: false, problems, message: '' }
        : { ok: true, data: latest.current }
    },
    submit: () => save(false),
  }
}

export type KycFormWork = ReturnType<typeof useKycForm>
