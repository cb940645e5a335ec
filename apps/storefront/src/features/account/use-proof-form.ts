import { useEffect, useRef, useState } from 'react'
import type { FormEvent, MouseEvent } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Typed } from '../../kit/form-text.ts'
import { problemsOf } from '../../shell/page/posted-form.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { ApiCall } from '@upchar/web/api'
import { PROOF_FIELDS } from './proof.ts'
import type { Proved, ProofField, ProofProblem } from './proof.ts'

type Options<T> = {
  /** Open from the start: browsers without scripts ask for it in the address. */
  open: boolean
  posted: PostedForm | null
  send: (api: ApiCall, typed: Typed) => Promise<Proved<T>>
  onDone: (data: T) => void | Promise<void>
}

/**
 * A form that asks once more who the buyer is: opened by a link, which without scripts leads to the page with the open form.
 * The focus goes into the form that opens, and back to the link of one that closes.
 */
export function useProofForm<T>({ open: first, posted, send, onDone }: Options<T>) {
  const [open, setOpen] = useState(first)
  const [problems, setProblems] = useState<readonly ProofProblem[]>(() =>
    problemsOf(PROOF_FIELDS, posted?.problems ?? []),
  )
  const [said, setSaid] = useState(posted?.said ?? '')
  const [attempt, setAttempt] = useState(posted ? 1 : 0)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(first)

  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    place.current
      ?.querySelector<HTMLElement>(open ? 'input:not([hidden], [type=hidden]), button[form]' : 'a')
      ?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    setProblems([])
    setSaid('')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const done = await send(api, data)
    setBusy(false)
    setAttempt((count) => count + 1)
    setProblems(done.ok ? [] : done.problems)
    setSaid(done.ok ? '' : done.said)
    if (!done.ok) return
    close()
    await onDone(done.data)
  }
  const inPage = (show: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    if (show) setOpen(true)
    else close()
  }
  return {
    open,
    problems,
    said,
    attempt,
    busy,
    place,
    onOpen: inPage(true),
    onClose: inPage(false),
    /** Another proof is asked for now: what was wrong with the one before is over. */
    forget: () => setProblems([]),
    errorOf: (field: ProofField): string | undefined =>
      problems.find((problem) => problem.field === field)?.message,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}
