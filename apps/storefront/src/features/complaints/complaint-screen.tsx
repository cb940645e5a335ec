import { COMPLAINT_STATE_NAMES } from '@upchar/kernel/complaints'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { phoneHref } from '../../kit/phone.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { ComplaintSteps } from './complaint-steps.tsx'
import { COMMISSIONS, HELPLINE, STATE_TONES } from './complaint-words.ts'
import type { Complaint } from './complaint-words.ts'

/** A complaint: how far it is, both days, what was said, and the way up. */
export function ComplaintScreen({
  complaint,
  linkKey,
}: {
  complaint: Complaint
  linkKey: string | undefined
}) {
  const { number, subject, state, order_number: order } = complaint
  return (
    <div className="page-width pb-section">
      <Breadcrumbs
        crumbs={[
          { name: 'Shop', href: href.shop },
          { name: 'Complaints', href: href.complaints },
          { name: number },
        ]}
      />
      <header className="mb-6">
        <h1 className="flex flex-wrap items-center gap-3 text-h1 font-bold">
          {number.startsWith('DPR-') ? 'Request' : 'Complaint'} {number}
          <Badge tone={STATE_TONES[state]}>{COMPLAINT_STATE_NAMES[state]}</Badge>
        </h1>
        <p className="text-text-muted">
          {subject}
          {order === null ? '' : `, order ${order}`}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-8">
          <Thread complaint={complaint} />
          <ComplaintSteps complaint={complaint} linkKey={linkKey} />
        </div>
        <div className="flex flex-col gap-4 lg:col-span-4">
          <Clocks complaint={complaint} />
          <WayUp complaint={complaint} />
        </div>
      </div>
    </div>
  )
}

const WHO = { mail: 'We answered', call: 'We said on the phone', sender: 'You wrote' } as const

function Thread({ complaint: { text, received_at: at, thread } }: { complaint: Complaint }) {
  const all = [{ kind: 'sender' as const, text, at }, ...thread]
  return (
    <ol className="flex flex-col gap-3" aria-label="What was said">
      {all.map((entry) => (
        <li
          key={`${entry.at} ${entry.text}`}
          className={
            entry.kind === 'sender'
              ? 'rounded-md border border-border bg-surface p-4'
              : 'rounded-md border border-border bg-panel p-4'
          }
        >
          <p className="text-caption text-text-muted">
            <b className="font-semibold">{WHO[entry.kind]}</b>, {formatIstDateTime(entry.at)}
          </p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{entry.text}</p>
        </li>
      ))}
    </ol>
  )
}

function Clocks({ complaint }: { complaint: Complaint }) {
  const { acknowledged_at: acknowledged, escalated_at: escalated, settled_at: settled } = complaint
  const rows = [
    ['Received', formatIstDateTime(complaint.received_at)],
    acknowledged === null
      ? ['We confirm by', formatIstDateTime(complaint.acknowledge_by)]
      : ['Confirmed', formatIstDateTime(acknowledged)],
    ...(escalated === null ? [] : [['With the grievance officer', formatIstDateTime(escalated)]]),
    settled === null
      ? ['To be settled by', formatIstDate(complaint.resolve_by)]
      : ['Settled', formatIstDateTime(settled)],
  ]
  return (
    <section
      aria-labelledby="clocks"
      className="rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="clocks" className="mb-2 text-h3 font-semibold">
        When
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function WayUp({ complaint: { officer, about_personal_data: ofData } }: { complaint: Complaint }) {
  return (
    <section
      aria-labelledby="way-up"
      className="rounded-md border border-border bg-panel p-4 text-body-sm"
    >
      <h2 id="way-up" className="mb-2 text-h3 font-semibold">
        If you are not content
      </h2>
      <p>
        Our grievance officer: {officer.name},{' '}
        <a href={`mailto:${officer.email}`} className="inline-block py-0.5 break-all">
          {officer.email}
        </a>
        ,{' '}
        <a href={phoneHref(officer.phone)} className="tabular inline-block py-0.5">
          {officer.phone}
        </a>
        .
      </p>
      {ofData ? <DataBoard /> : <ConsumerForums />}
    </section>
  )
}

/** The law asks that the shop is heard first (DPDP Act s.13(3)). */
const DataBoard = () => (
  <p className="mt-2">
    Write to the officer first. If that doesn’t put it right, you can complain to the Data
    Protection Board of India (Digital Personal Data Protection Act 2023, section 13).
  </p>
)

const ConsumerForums = () => (
  <p className="mt-2">
    You can also call the National Consumer Helpline at{' '}
    <a href={`tel:${HELPLINE}`} className="inline-block py-0.5">
      {HELPLINE}
    </a>
    , or file a complaint with a consumer commission at{' '}
    <a href={COMMISSIONS.url} rel="noopener" className="inline-block py-0.5">
      {COMMISSIONS.name}
    </a>{' '}
    (before 2025: e-Daakhil).
  </p>
)
