import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import { Panel } from '@upchar/ui/dense/panel'
import { Timeline } from '@upchar/ui/dense/timeline'
import {
  ApprovedIcon,
  AskIcon,
  ClockIcon,
  NoteIcon,
  PencilIcon,
  RejectedIcon,
  UndoIcon,
  WaitingIcon,
} from '@upchar/ui/icons'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { StateMark, stepName } from './marks.tsx'
import type { Application } from './sections.tsx'

const icons: Record<KycState, typeof ClockIcon> = {
  draft: PencilIcon,
  submitted: WaitingIcon,
  changes_asked: AskIcon,
  approved: ApprovedIcon,
  rejected: RejectedIcon,
  expired: ClockIcon,
  replaced: UndoIcon,
}

/** An application's history, newest first, with the buyer's own reports. */
export function History({ application }: { application: Application }) {
  const moves = application.history.map(({ at, to, by, by_system, note }, index) => {
    const Icon = icons[to]
    return {
      id: `move-${index}`,
      at,
      icon: <Icon size={14} aria-hidden="true" />,
      title: `${KYC_STATE_WORDS[to].staff} · ${by?.name ?? (by_system ? 'the system' : 'the buyer')}`,
      note,
    }
  })
  const logs = application.logs.map(({ at, type, label, comment }, index) => ({
    id: `log-${index}`,
    at,
    icon: <NoteIcon size={14} aria-hidden="true" />,
    title: type === 'exit' ? `Left the form: ${label}` : `Reported: ${label}`,
    note: comment,
  }))
  const entries = [...moves, ...logs]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, ...entry }) => ({ ...entry, when: <When at={at} /> }))
  return (
    <>
      <Panel title="History">
        <Timeline label="History, newest first" entries={entries} />
      </Panel>
      {application.others.length > 0 ? (
        <Panel title="Other applications of this buyer" flush>
          <ul className="divide-y divide-border text-body-sm">
            {application.others.map(({ id, is_pharma, state, submitted_at }) => (
              <li key={id} className="flex min-h-control flex-wrap items-center gap-x-3 px-4 py-1">
                <a href={href.application(id)} className="font-medium">
                  {stepName(is_pharma)}
                </a>
                <StateMark state={state} />
                <span className="ml-auto text-text-hint">
                  {submitted_at ? <When at={submitted_at} /> : 'Not submitted'}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  )
}
