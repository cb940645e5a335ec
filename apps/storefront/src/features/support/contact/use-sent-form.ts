import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { ApiResult } from '@upchar/web/api'
import { textOf } from '../../../kit/form-text.ts'

export type Problem<F extends string> = { field: F; message: string }
/** Texts by the names of the form's fields, trimmed; of several under one name the first. */
export type Texts<F extends string> = Readonly<Record<F, string>>

type Options<F extends string, T> = {
  fields: readonly F[]
  /** What must be corrected before it is sent, in the order of the form. */
  check: (texts: Texts<F>, data: FormData) => Problem<F>[]
  send: (texts: Texts<F>, data: FormData) => Promise<ApiResult<T>>
  onSent?: (answer: T) => void
}

/**
 * A form that is filled in once and sent: looks for mistakes when it is sent, keeps what was typed, tells the server's refusal
 * beside the field it belongs to. `answer` is there once it was taken.
 */
export function useSentForm<F extends string, T>({ fields, check, send, onSent }: Options<F, T>) {
  const [problems, setProblems] = useState<readonly Problem<F>[]>([])
  const [attempt, setAttempt] = useState(0)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<T>()
  const going = useRef(false)

  const stop = (found: readonly Problem<F>[], sentence = '') => {
    setProblems(found)
    setSaid(sentence)
    setAttempt((count) => count + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    if (going.current) return
    const data = new FormData(form)
    const texts = Object.fromEntries(
      fields.map((field) => [field, textOf(data, field).trim()]),
    ) as Record<F, string>
    const found = check(texts, data)
    if (found.length > 0) return stop(found)
    going.current = true
    setBusy(true)
    setSaid('')
    const result = await send(texts, data)
    going.current = false
    setBusy(false)
    if (result.ok) {
      setProblems([])
      setAnswer(result.data)
      onSent?.(result.data)
      return
    }
    const told =
      result.kind === 'refused'
        ? result.error.fields.flatMap(({ field, message }) =>
            fields.includes(field as F) ? [{ field: field as F, message }] : [],
          )
        : []
    stop(
      told,
      told.length > 0
        ? ''
        : result.kind === 'refused'
          ? result.error.message
          : 'Something went wrong',
    )
  }

  return {
    attempt,
    said,
    busy,
    answer,
    problems: problems.map(({ field, message }) => ({ id: fieldId(field), message })),
    errorOf: (field: F): string | undefined => problems.find((one) => one.field === field)?.message,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}

/** The id of a field's control, for the error summary. */
export const fieldId = (field: string): string => `ask-${field}`
