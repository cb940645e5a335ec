import { useState } from 'react'
import { errorsOf, problemsOf } from './problems.ts'
import type { FieldProblem } from './problems.ts'

/** What a server sends back that got the form from a browser without scripts. */
export type Returned = { problems: readonly FieldProblem[]; said: string }

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
  const [said, setSaid] = useState(returned?.said ?? '')
  const [attempt, setAttempt] = useState(returned ? 1 : 0)
  const errors = errorsOf(problems)
  return {
    id,
    fields,
    problems,
    errors,
    /** A sentence that belongs to no field. */
    said,
    /** How often somebody tried. */
    attempt,
    /** What wires a control to the form. */
    field: (name: F) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    /** A corrected field stops being an error at once; others wait for the next attempt. */
    corrected: (names: readonly string[]) =>
      setProblems((known) => known.filter(({ field }) => !names.includes(field))),
    /** Replaces the problems between two attempts: the focus stays. */
    setProblems,
    /** Clears the sentence, and the problems unless they are kept. */
    clear: (kept: 'nothing' | 'problems' = 'nothing') => {
      if (kept === 'nothing') setProblems([])
      setSaid('')
    },
    /** An attempt ended with this. */
    stop: (found: readonly FieldProblem<F>[], sentence = '') => {
      setProblems(found)
      setSaid(sentence)
      setAttempt((count) => count + 1)
    },
  }
}

export type Problems<F extends string> = ReturnType<typeof useProblems<F>>
