import { AlertIcon } from './icons.tsx'
import { useEffect, useRef } from 'react'

export type SummaryProblem = { id: string; message: string }

/** What must be corrected, above the form: takes the focus when it comes, and each line leads to its field (guide 53). */
export function ErrorSummary({ problems, attempt }: { problems: readonly SummaryProblem[]; attempt: number }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} role="alert" aria-labelledby="problems" className="scroll-mt-36 rounded-md border-2 border-danger bg-surface p-4">
      <h2 id="problems" className="flex items-center gap-2 text-h3 font-semibold text-danger">
        <AlertIcon size={20} className="shrink-0" aria-hidden="true" /> Correct {problems.length === 1 ? 'this' : `these ${problems.length} fields`} to continue
      </h2>
      <ul className="mt-2 flex flex-col gap-1 text-body-sm">
        {problems.map(({ id, message }) => (
          <li key={id + message}>
            <a
              href={`#${id}`}
              className="inline-block py-1 font-semibold text-danger"
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(id)
                field?.scrollIntoView({ block: 'center' })
                field?.focus({ preventScroll: true })
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A refusal that belongs to no field of the form. */
export const FormRefusal = ({ said }: { said: string | undefined }) => (said ? <p role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">{said}</p> : null)
