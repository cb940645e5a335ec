import { useQuery } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { DownloadIcon } from '@upchar/ui/icons'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'

const WORDS = {
  coming: 'Registered',
  waiting: 'On the waiting list, asked',
  asked: 'Not confirmed, asked',
  left: 'Gave the place up',
  told_off: 'Was told that it is off, registered',
} as const

/** Who registered for an event, in their order (APP-02). */
export function Registrations({ slug, mayExport }: { slug: string; mayExport: boolean }) {
  const { data, error } = useQuery(question('staffListRegistrations', { params: { slug } }))
  const all = data?.registrations ?? []
  const coming = all.filter(({ state }) => state === 'coming').length
  return (
    <Panel
      title="Registrations"
      note={data ? plural(coming, 'place taken', 'places taken') : ''}
      action={
        mayExport && all.some(({ state }) => state !== 'asked') ? (
          <LinkButton
            look="outline"
            href={`/api/staff/events/${encodeURIComponent(slug)}/registrations-file`}
            download
          >
            <DownloadIcon size={16} aria-hidden="true" /> Download as CSV
          </LinkButton>
        ) : undefined
      }
    >
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      {!data && !error ? <Lines count={3} /> : null}
      {data && all.length === 0 ? (
        <p className="text-body-sm text-text-muted">Nobody has registered yet.</p>
      ) : null}
      <ul className="max-h-96 divide-y divide-border overflow-y-auto text-body-sm">
        {all.map(({ id, name, email, state, at, left_at: left }) => (
          <li key={id} className="py-2">
            <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
            <span className="block break-all">{email}</span>
            <span className="block text-caption text-text-hint">
              {WORDS[state]} {formatIstDateTime(left ?? at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
