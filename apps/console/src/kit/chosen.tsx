import { useCallback, useState } from 'react'
import { Checkbox } from '@upchar/ui/checkbox'

/** The rows of a list that the next action is for, by id. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const choose = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), [])
  return { chosen, toggle, choose }
}

/** Chooses one row; `name` is what the row is known by. */
export const ChooseRow = ({
  name,
  checked,
  onToggle,
}: {
  name: string
  checked: boolean
  onToggle: () => void
}) => (
  // Above the row's link, which may cover the whole row.
  <span className="relative z-sticky">
    <Checkbox
      label={<span className="sr-only">Choose {name}</span>}
      checked={checked}
      onChange={onToggle}
    />
  </span>
)

/** Chooses every row of the page, or none; says how many are chosen. */
export const ChooseAll = ({
  ids,
  chosen,
  words,
  onChoose,
}: {
  ids: readonly string[]
  chosen: number
  /** "3 orders". */
  words: string
  onChoose: (ids: readonly string[]) => void
}) => (
  <Checkbox
    label={chosen === 0 ? 'Choose all on this page' : `${words} chosen`}
    checked={chosen > 0 && chosen === ids.length}
    onChange={({ target }) => onChoose(target.checked ? ids : [])}
  />
)

export type RowProblem = { id: string; name: string; message: string }

/** What could not be done, by the name of its row. */
export const RowProblems = ({ problems }: { problems: readonly RowProblem[] }) =>
  problems.length > 0 ? (
    <div role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">
      <ul>
        {problems.map(({ id, name, message }) => (
          <li key={id}>
            {name ? <strong className="tabular">{name}: </strong> : null}
            {message}
          </li>
        ))}
      </ul>
    </div>
  ) : null

/** The answer of an action on several rows, one result each, as what failed and how many didn't. */
export function failuresOf(
  results: readonly { id: string; message: string | null }[],
  nameOf: (id: string) => string,
): { failed: RowProblem[]; done: number } {
  const failed = results.flatMap(({ id, message }) =>
    message === null ? [] : [{ id, message, name: nameOf(id) }],
  )
  return { failed, done: results.length - failed.length }
}
