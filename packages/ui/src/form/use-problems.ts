import { useState } from 'react'
import { errorsOf, problemsOf } from './problems.ts'
import type { FieldProblem } from './problems.ts'

/** The result that a server returned for a form posted without scripts. */
export type Returned = { problems: readonly FieldProblem[]; message: string }

export type ProblemsOptions<F extends string> = {
  /** The controls' ids are `${id}-${field}`. */
  id: string
  fields: readonly F[]
  returned?: Returned | null | undefined
}

/** The problems of a form, by field. */
export function useProblems<F extends string>({ id, fields, returned }: ProblemsOptions<F>) {
  const [problems, setProblems] = useState<readonly FieldProblem<F>[]>(() =>
    problemsOf(fields, returned?.problems ?? []),
  )
  const [message, setMessage] = useState(returned?.message ?? '')
  const [attempt, setAttempt] = useState(returned ? 1 : 0)
  const errors = errorsOf(problems)
  return {
    id,
    fields,
    problems,
    errors,
    /** A message for the form as a whole. */
    message,
    /** The number of submissions. */
    attempt,
    /** Props that connect a control to the form. */
    field: (name: F) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    /** A corrected field loses its error at once; others keep theirs until the next attempt. */
    corrected: (names: readonly string[]) =>
      setProblems((known) => known.filter(({ field }) => !names.includes(field))),
    /** Replaces the problems between two attempts without moving the focus. */
    setProblems,
    /** Clears the message, and the problems unless they are kept. */
    clear: (keep: 'nothing' | 'problems' = 'nothing') => {
      if (keep === 'nothing') setProblems([])
      setMessage('')
    },
    /** Ends an attempt with this result. */
    stop: (found: readonly FieldProblem<F>[], sentence = '') => {
      setProblems(found)
      setMessage(sentence)
      setAttempt((count) => count + 1)
    },
  }
}

export type Problems<F extends string> = ReturnType<typeof useProblems<F>>
