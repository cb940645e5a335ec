import { useEffect, useRef, useSyncExternalStore } from 'react'
import { AlertIcon } from './icons.tsx'
import type { Problems } from './form/use-problems.ts'

export type SummaryProblem = { id: string; message: string }

/** A field's label, without “(optional)”. */
const labelOf = (id: string): string =>
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent ?? ''

const unchanged = () => () => undefined

/** Ids of fields that share their message with another field. */
const sameOf = (problems: readonly SummaryProblem[]): string[] =>
  problems
    .filter(({ message }, at) =>
      problems.some((other, place) => place !== at && other.message === message),
    )
    .map(({ id }) => id)

/**
 * The list of errors above a form (guide 53). It takes the focus when it appears, and each line leads to its field. Lines
 * with the same message begin with their field's label.
 */
export function ErrorSummary({
  problems,
  attempt,
}: {
  problems: readonly SummaryProblem[]
  attempt: number
}) {
  const box = useRef<HTMLElement>(null)
  const same = sameOf(problems)
  // Labels are read from the document, so the server renders the messages alone.
  const names = useSyncExternalStore(
    unchanged,
    () => same.map(labelOf).join('\n'),
    () => '',
  ).split('\n')
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <section
      ref={box}
      data-error-summary=""
      tabIndex={-1}
      role="alert"
      aria-labelledby="problems"
      className="scroll-mt-36 rounded-md border-2 border-danger bg-surface p-4"
    >
      <h2 id="problems" className="flex items-center gap-2 text-h3 font-semibold text-danger">
        <AlertIcon size={20} className="shrink-0" aria-hidden="true" /> Correct{' '}
        {problems.length === 1 ? 'this' : `these ${problems.length} fields`} to continue
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
              {[names[same.indexOf(id)], message].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A refusal that belongs to no field. */
export const FormRefusal = ({ message }: { message: string | undefined }) =>
  message ? (
    <p role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">
      {message}
    </p>
  ) : null

/** The problems of a form, above its fields. */
export const FormProblems = ({
  form: { id, problems, message, attempt },
}: {
  form: Pick<Problems<string>, 'id' | 'problems' | 'message' | 'attempt'>
}) => (
  <>
    <ErrorSummary
      attempt={attempt}
      problems={problems.map(({ field, message }) => ({ id: `${id}-${field}`, message }))}
    />
    <FormRefusal message={message} />
  </>
)
