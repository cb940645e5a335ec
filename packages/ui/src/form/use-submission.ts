import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { problemsOf } from './problems.ts'
import type { FieldProblem, SendResult } from './problems.ts'
import { useProblems } from './use-problems.ts'
import type { Problems, ProblemsOptions } from './use-problems.ts'

export type SendOptions<V, F extends string, T> = {
  /** The values to send, read when somebody submits; the submit button's name and value are in the data. */
  read: (data: FormData) => V
  /** What must be corrected before anything is sent, in the order of the form. */
  check?: (values: V) => readonly FieldProblem<F>[]
  send: (values: V) => Promise<SendResult<T>>
  onSent?: (data: T) => void | Promise<void>
}

function dataOf(event: FormEvent<HTMLFormElement>): FormData {
  const data = new FormData(event.currentTarget)
  const { submitter } = event.nativeEvent as SubmitEvent
  if (submitter instanceof HTMLButtonElement && submitter.name)
    data.set(submitter.name, submitter.value)
  return data
}

/** Allows one request in flight and exposes the values being sent. */
function useOneInFlight<V, T>() {
  const [pending, setPending] = useState<V>()
  const inFlight = useRef(false)
  const run = async (values: V, send: (values: V) => Promise<SendResult<T>>) => {
    if (inFlight.current) return undefined
    let leaving = false
    inFlight.current = true
    setPending(() => values)
    try {
      const result = await send(values)
      leaving = result.ok && result.leaving === true
      return result
    } finally {
      if (!leaving) {
        inFlight.current = false
        setPending(undefined)
      }
    }
  }
  return { pending, inFlight, run }
}

/**
 * Sends a form whose problems `useProblems` holds. The focus goes to the form's error summary, or to the first wrong field
 * of a form without one.
 */
export function useSend<V, F extends string, T>(
  form: Problems<F>,
  { read, check, send, onSent }: SendOptions<V, F, T>,
) {
  const { pending, inFlight, run } = useOneInFlight<V, T>()
  const [answer, setAnswer] = useState<T>()
  const element = useRef<HTMLFormElement>(null)

  const focusFirst = useEffectEvent(() => {
    const first = form.problems[0]
    if (!first || !element.current || element.current.querySelector('[data-error-summary]')) return
    document.getElementById(`${form.id}-${first.field}`)?.focus()
  })
  const { attempt } = form
  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])

  const submit = async (values: V): Promise<void> => {
    if (inFlight.current) return
    const found = check?.(values) ?? []
    if (found.length > 0) return form.stop(found)
    // A form that cannot tell yet keeps its problems until the answer, or it would jump up and down.
    form.clear(check ? 'nothing' : 'problems')
    const result = await run(values, send)
    if (!result) return
    if (!result.ok) {
      const own = problemsOf(form.fields, result.problems)
      return form.stop(own, own.length > 0 ? '' : result.said)
    }
    form.stop([])
    setAnswer(() => result.data)
    await onSent?.(result.data)
  }

  return {
    busy: pending !== undefined,
    /** The values being sent. */
    pending,
    /** What the server answered when it accepted the form. */
    answer,
    submit,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // A dialog's form is inside no other one in the document, but it may be in React's tree.
      event.stopPropagation()
      element.current = event.currentTarget
      void submit(read(dataOf(event)))
    },
  }
}

/**
 * A form from its problems to its answer: checks, sends with one request in flight, and shows the server's refusal beside the
 * field it belongs to. The values live elsewhere: in the document (uncontrolled), in a store, or in `useForm`.
 */
export function useSubmission<V, F extends string, T>(
  options: ProblemsOptions<F> & SendOptions<V, F, T>,
) {
  const problems = useProblems(options)
  return { ...problems, ...useSend(problems, options) }
}
