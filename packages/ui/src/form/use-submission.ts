import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { problemsOf } from './problems.ts'
import type { FieldProblem, SendResult } from './problems.ts'
import { useProblems } from './use-problems.ts'
import type { Problems, ProblemsOptions } from './use-problems.ts'

export type SendOptions<V, F extends string, T> = {
  /** Reads the values on submit; the submit button's name and value are in the data. */
  read: (data: FormData) => V
  /** Client-side validation, in the order of the form; problems prevent sending. */
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
 * Submits a form whose problems are in `useProblems`. Problems focus the error summary, or the
 * first invalid field of a form without one.
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
    // A form without client-side validation keeps its problems until the answer, to avoid layout
    // shifts.
    form.clear(check ? 'nothing' : 'problems')
    const result = await run(values, send)
    if (!result) return
    if (!result.ok) {
      const own = problemsOf(form.fields, result.problems)
      return form.stop(own, own.length > 0 ? '' : result.message)
    }
    form.stop([])
    setAnswer(() => result.data)
    await onSent?.(result.data)
  }

  return {
    busy: pending !== undefined,
    /** The values being sent. */
    pending,
    /** The answer after a successful submission. */
    answer,
    submit,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // In React's tree, a dialog's form may be inside another form: stop the event from bubbling.
      event.stopPropagation()
      element.current = event.currentTarget
      void submit(read(dataOf(event)))
    },
  }
}

/**
 * A form from validation to answer: validates, sends one request at a time, and shows the server's
 * refusal beside its field. The values live elsewhere: in the document (uncontrolled), in a store,
 * or in `useForm`.
 */
export function useSubmission<V, F extends string, T>(
  options: ProblemsOptions<F> & SendOptions<V, F, T>,
) {
  const problems = useProblems(options)
  return { ...problems, ...useSend(problems, options) }
}
