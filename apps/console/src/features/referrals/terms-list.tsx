import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'
import { termsFacts } from './words.ts'
import type { Terms } from './words.ts'

const STATES = {
  now: { words: 'In force', tone: 'success' },
  planned: { words: 'Planned', tone: 'warning' },
  past: { words: 'Past', tone: 'neutral' },
} as const

/** All terms there were and will be, newest first. */
export function TermsList({ terms }: { terms: readonly Terms[] }) {
  return (
    <Panel title="Terms" note="Orders keep the terms that they were placed on">
      {terms.length === 0 ? (
        <p className="text-body-sm text-text-muted">
          There were none so far: nobody can refer anybody.
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {terms.map((one) => (
            <li key={`${one.valid_from} ${one.made_at}`} className="flex flex-col gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body-sm font-semibold">
                From {formatIstDate(one.valid_from)}
                {one.valid_to === null ? '' : ` to ${formatIstDate(one.valid_to)}`}
                <Badge tone={STATES[one.state].tone}>{STATES[one.state].words}</Badge>
              </p>
              <Facts facts={termsFacts(one)} />
              <p className="text-caption text-text-hint">
                {one.made_by?.name ?? 'A former member'}, <When at={one.made_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
