import { Badge } from '@upchar/ui/badge'
import { Panel } from '@upchar/ui/dense/panel'
import { ApprovedIcon, WaitingIcon } from '@upchar/ui/icons'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import type { Setup } from './use-setup.ts'

/** What a shop needs before buyers can order, step by step. */
export function Checklist({
  steps,
  firstOrder,
}: {
  steps: Setup['steps']
  firstOrder: string | null
}) {
  const { may } = useMe()
  const done = steps.filter((step) => step.done).length
  return (
    <Panel title="Steps" note={`${done} of ${steps.length} done`} flush>
      <ol className="divide-y divide-border text-body-sm">
        {steps.map(({ key, name, done: isDone, needed, text }) => (
          <li key={key} className="flex items-start gap-3 px-4 py-2">
            {isDone ? (
              <ApprovedIcon size={18} className="mt-0.5 shrink-0 text-success" aria-hidden="true" />
            ) : (
              <WaitingIcon size={18} className="mt-0.5 shrink-0 text-warning" aria-hidden="true" />
            )}
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{name}</span>
                {isDone ? (
                  <span className="sr-only">done</span>
                ) : (
                  <Badge tone={needed ? 'warning' : 'neutral'}>
                    {needed ? 'Needed' : 'Later is fine'}
                  </Badge>
                )}
              </p>
              <p className="[overflow-wrap:anywhere] text-text-muted">
                {key === 'first_order' && firstOrder !== null && may('orders.read') ? (
                  <a href={href.order(firstOrder)}>{text}</a>
                ) : (
                  text
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
