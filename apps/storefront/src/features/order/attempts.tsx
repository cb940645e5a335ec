import { formatIstDateTime } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { Money } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'

export type Attempts = Answer<'listAttempts'>['attempts']
type Attempt = Attempts[number]

const STATES: Readonly<Record<Attempt['state'], { name: string; tone: BadgeTone }>> = {
  begun: { name: 'Not placed yet', tone: 'info' },
  waiting: { name: 'Being confirmed', tone: 'info' },
  failed: { name: 'Not paid', tone: 'warning' },
  refunding: { name: 'Money goes back', tone: 'warning' },
}
const GO_ON = { form: 'Look over and place', pay: 'Go on to pay' } as const
const SHOWN = 3

/** Purchases that are no orders: begun, being paid, failed (ORDER-01). */
export function AttemptsSection({ attempts }: { attempts: Attempts }) {
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="attempts" className="flex flex-col gap-3">
      <h2 id="attempts" className="text-h3 font-semibold">
        Not ordered yet
      </h2>
      <ul className="flex flex-col gap-3">
        {attempts.slice(0, SHOWN).map((attempt) => (
          <li
            key={attempt.checkout_id}
            className="flex flex-col gap-2 rounded-md border border-border bg-surface p-4"
          >
            <AttemptCard {...attempt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AttemptCard({ checkout_id: id, begun_at, total, state, message, resume, items }: Attempt) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body-sm">
          <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
          <span className="text-text-muted">Begun {formatIstDateTime(begun_at)}</span>
        </span>
        <Money rupees={total} paise="always" className="font-semibold" />
      </p>
      <p className="max-w-text text-body-sm">{message}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="line-clamp-2 min-w-0 flex-1 basis-60 text-body-sm text-text-muted">
          {items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
        </p>
        {resume === null ? null : (
          <LinkButton look="outline" href={resume === 'pay' ? href.finish(id) : href.checkout}>
            {GO_ON[resume]}
          </LinkButton>
        )}
      </div>
    </>
  )
}
