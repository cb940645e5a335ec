import { formatIstDate } from '@upchar/kernel/dates'
import { SELLER_APPLICATION_STATE_NAMES } from '@upchar/kernel/seller-applications'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { stepName, stepsOf } from './words.ts'
import type { Application, Step } from './words.ts'

const TONES: Record<Application['state'], BadgeTone> = {
  received: 'neutral',
  submitted: 'warning',
  incomplete: 'info',
  checked: 'warning',
  approved: 'success',
  refused: 'danger',
}

const documentHref = (id: string, kind: string): string =>
  `/api/staff/applicants/${encodeURIComponent(id)}?kind=${encodeURIComponent(kind)}`

function Documents({ row }: { row: Application }) {
  return (
    <ul className="flex flex-col gap-1">
      {row.documents.map((one) => (
        <li key={one.kind} className="[overflow-wrap:anywhere]">
          <a href={documentHref(row.id, one.kind)} target="_blank" rel="noreferrer">
            {one.name}
            <span className="sr-only"> of {row.business_name}</span>
          </a>
          {one.number === '' ? '' : `, ${one.number}`}
          {one.valid_until === null ? '' : `, until ${formatIstDate(one.valid_until)}`}
          {one.person_in_charge === '' ? '' : `, ${one.person_in_charge}`}
          {one.reason === '' ? null : (
            <span className="block text-caption text-warning">Asked again: {one.reason}</span>
          )}
        </li>
      ))}
      {row.needs
        .filter(({ met }) => !met)
        .map(({ name }) => (
          <li key={name} className="text-text-muted">
            Missing: {name}
          </li>
        ))}
    </ul>
  )
}

function Applicant({ row }: { row: Application }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      <span className="font-medium">{row.business_name}</span>, {row.ticket}
      <span className="tabular block">{row.gstin}</span>
      <span className="block text-caption">
        {row.contact_name}, {row.phone}, {row.email}, pincode {row.pincode}
      </span>
      <span className="block text-caption text-text-muted">{row.categories.join(', ')}</span>
      {row.about === '' ? null : <span className="block text-caption">{row.about}</span>}
    </span>
  )
}

type StepProps = {
  row: Application
  me: { mayApprove: boolean; myId: string }
  onStep: (row: Application, step: Step) => void
}

function State({ row, me, onStep }: StepProps) {
  return (
    <div className="mt-2">
      <Badge tone={TONES[row.state]}>{SELLER_APPLICATION_STATE_NAMES[row.state]}</Badge>
      <span className="block text-caption text-text-hint">
        {row.days === null ? (
          <>
            Received <When at={row.received_at} />
          </>
        ) : (
          `With us ${row.days === 0 ? 'since today' : `for ${plural(row.days, 'day')}`}`
        )}
      </span>
      {row.checked_by === null ? null : (
        <span className="block text-caption">Checked by {row.checked_by.name}</span>
      )}
      {row.alone_from === null ? null : (
        <span className="block text-caption text-text-muted">
          Nobody else can approve it: {row.checked_by?.name} can from{' '}
          {formatIstDateTime(row.alone_from)}.
        </span>
      )}
      {row.decided_by === null ? null : (
        <span className="block text-caption">Decided by {row.decided_by.name}</span>
      )}
      {row.reason === '' ? null : <span className="block text-caption">{row.reason}</span>}
      <span className="mt-2 flex flex-wrap gap-2">
        {stepsOf(row, me).map((step) => (
          <Button
            key={step}
            look={stepName(row, step) === 'Check' || step === 'approve' ? 'primary' : 'outline'}
            onClick={() => onStep(row, step)}
          >
            {stepName(row, step)}
            <span className="sr-only"> {row.ticket}</span>
          </Button>
        ))}
      </span>
    </div>
  )
}

/** What the applicant has yet to send is no fault of it. */
function Checklist({ row }: { row: Application }) {
  const open = row.state === 'received' ? 'Not yet: ' : 'No: '
  const openTone = row.state === 'received' ? 'text-text-muted' : 'text-danger'
  return (
    <ul className="mt-3 flex flex-col gap-1 text-caption" aria-label="Checklist">
      {row.checklist.map(({ name, right }) => (
        <li key={name} className={right ? 'text-success' : openTone}>
          {right ? 'Yes: ' : open}
          {name}
        </li>
      ))}
    </ul>
  )
}

const column = columnsFor<Application>()

/** Two columns: what can be done stays in sight on a narrow screen. */
export const applicationColumns = (me: StepProps['me'], onStep: StepProps['onStep']) =>
  column.columns([
    column.accessor('ticket', {
      id: 'ticket',
      header: 'Applicant',
      meta: { width: 'min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <Applicant row={row} />
          <State row={row} me={me} onStep={onStep} />
        </>
      ),
    }),
    column.display({
      id: 'documents',
      header: 'Documents and checklist',
      meta: { width: 'w-full min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <Documents row={row} />
          <Checklist row={row} />
        </>
      ),
    }),
  ])
