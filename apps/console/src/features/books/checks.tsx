import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'
import { differencesWords } from './words.ts'
import type { Books } from './words.ts'

type Shown = NonNullable<Books['shown']>

/** Each check of an audit with the rows it looked at. */
export function Checks({ checks }: Pick<Shown, 'checks'>) {
  if (checks.length === 0) return null
  return (
    <Panel title="Checks" note="Rows looked at" flush>
      <ul className="divide-y divide-border text-body-sm">
        {checks.map(({ check, title, rows, differences }) => (
          <li key={check} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
            <span className="min-w-0 grow basis-48">{title}</span>
            <span className="tabular text-text-muted">{count(rows)}</span>
            {differences > 0 ? (
              <b className="tabular w-full text-danger">{differencesWords(differences)}</b>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
