import { useEffect, useRef, useSyncExternalStore } from 'react'
import { AlertIcon } from './icons.tsx'
import type { Problems } from './form/use-problems.ts'

export type SummaryProblem = { id: string; message: string }

/** What stands above a field, without the remark that it may stay empty. */
const labelOf = (id: string): string =>
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent ?? ''

const unchanged = () => () => undefined

/** Ids of the fields that are told the same as another: their lines could not be told apart. */
const sameOf = (problems: readonly SummaryProblem[]): string[] =>
  problems
    .filter(({ message }, at) =>
      problems.some((other, place) => place !== at && other.message === message),
    )
    .map(({ id }) => id)

/** What must be corrected, above the form: takes the focus when it comes, and each line leads to its field (guide 53). Where several fields are told the same, each line names its own. */
export function ErrorSummary({
  problems,
  attempt,
}: {
  problems: readonly SummaryProblem[]
  attempt: number
}) {
  const box = useRef<HTMLElement>(null)
  const same = sameOf(problems)
  // The labels stand beside this box in the document; the server, which has none, tells the messages alone.
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

/** A refusal that belongs to no field of the form. */
export const FormRefusal = ({ said }: { said: string | undefined }) =>
  said ? (
    <p role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">
      {said}
    </p>
  ) : null

/** Everything that keeps a form from being sent, above its fields. */
export const FormProblems = ({
  form: { id, problems, said, attempt },
}: {
  form: Pick<Problems<string>, 'id' | 'problems' | 'said' | 'attempt'>
}) => (
  <>
    <ErrorSummary
      attempt={attempt}
      problems={problems.map(({ field, message }) => ({ id: `${id}-${field}`, message }))}
    />
    <FormRefusal said={said} />
  </>
)
