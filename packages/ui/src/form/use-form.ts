import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useProblems } from './use-problems.ts'
import type { ProblemsOptions } from './use-problems.ts'

type TextNames<V, F extends string> = {
  [K in F & keyof V]: V[K] extends string ? K : never
}[F & keyof V]

/** A controlled form: values and problems. `useSend` submits it. */
export function useForm<V extends object, F extends string>({
  initial,
  ...options
}: ProblemsOptions<F> & { initial: V | (() => V) }) {
  const [values, setValues] = useState(initial)
  const problems = useProblems(options)
  return {
    ...problems,
    values,
    change: (part: Partial<V>) => {
      setValues((before) => ({ ...before, ...part }))
      problems.corrected(Object.keys(part))
    },
    /** Props that connect a text control to its value. */
    text: <K extends TextNames<V, F>>(name: K) => ({
      ...problems.field(name),
      value: values[name],
      onChange: ({ target: { value } }: ChangeEvent<{ value: string }>) => {
        setValues((before) => ({ ...before, [name]: value }))
        problems.corrected([name])
      },
    }),
  }
}
