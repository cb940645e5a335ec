import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { api } from '../../shell/api/api.ts'
import type { FormState } from './form-state.ts'
import type { KycForm } from './kyc-types.ts'
import { forgetMyKyc } from './my-kyc.ts'

const SAVE_DELAY_MS = 1200

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * Saves an incomplete form (KYC-04): debounced while typing, and when the page is hidden or left.
 * Saves never overlap, so an older one can't overwrite a newer one.
 */
export function useKycDraft(
  kyc: KycForm,
  {
    read,
    onSaved,
  }: { read: () => FormState; onSaved: (problems: readonly FieldProblem[]) => void },
) {
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const unsaved = useRef(false)
  const timer = useRef<number>(undefined)

  const send = async (draft: boolean) => {
    const { values, changed, choices } = read()
    unsaved.current = false
    setSaveState('saving')
    const fields = Object.fromEntries([...changed].map((name) => [name, values[name] ?? '']))
    const result = await api('completeKyc', {
      body: { is_pharma: kyc.is_pharma, draft, choices: { ...choices }, fields },
    })
    forgetMyKyc()
    if (result.ok || result.error.code === 'kyc_invalid') {
      onSaved(result.ok ? result.data.problems : result.error.fields)
      setSaveState('saved')
    } else {
      unsaved.current = true
      setSaveState('failed')
    }
    return result
  }
  const save = (draft: boolean): ReturnType<typeof send> => {
    const work = queue.current.then(() => send(draft))
    queue.current = work.catch(() => undefined)
    return work
  }

  const saveUnsaved = () => {
    clearTimeout(timer.current)
    if (unsaved.current) void save(true)
  }
  const onLeave = useEffectEvent(saveUnsaved)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onLeave()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      onLeave()
    }
  }, [])

  return {
    saveState,
    save,
    scheduleSave: () => {
      unsaved.current = true
      clearTimeout(timer.current)
      timer.current = window.setTimeout(saveUnsaved, SAVE_DELAY_MS)
    },
    /** Saves pending changes and waits for running saves. False: something is still unsaved. */
    flush: async (): Promise<boolean> => {
      if (unsaved.current) await save(true)
      await queue.current
      return !unsaved.current
    },
  }
}
