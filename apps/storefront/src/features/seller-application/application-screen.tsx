import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { DocumentForm } from './document-form.tsx'
import { SendAll } from './send-all.tsx'
import { isOpen, partsOf, STATES } from './words.ts'
import type { Application, LinkOf, Sent } from './words.ts'

/** ENGAGE-08: how far an application is, its documents, and what is missing. */
export function ApplicationScreen({
  application,
  linkKey,
}: {
  application: Application
  linkKey: string
}) {
  const { ticket, state } = application
  const link = { id: application.id, key: linkKey }
  const { name, tone, text } = STATES[state]
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: ticket }]} />
      <header className="mb-6 flex max-w-text flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-h1 font-bold">
          Application {ticket}
          <Badge tone={tone}>{name}</Badge>
        </h1>
        <p className="[overflow-wrap:anywhere] text-text-muted">
          {application.business_name}, GSTIN <span className="tabular">{application.gstin}</span>
        </p>
        <p>{text}</p>
        {state === 'refused' ? <p className="font-semibold">{application.reason}</p> : null}
        <p className="text-body-sm text-text-muted">
          Received {formatIstDateTime(application.received_at)}
          {application.submitted_at === null
            ? ''
            : `, sent to us ${formatIstDateTime(application.submitted_at)}`}
          {application.decided_at === null
            ? ''
            : `, decided ${formatIstDateTime(application.decided_at)}`}
        </p>
      </header>
      <ul className="flex max-w-text flex-col gap-4" aria-label="Documents">
        {partsOf(application).map((part) => (
          <Part key={part.kinds.join()} {...part} application={application} link={link} />
        ))}
      </ul>
      {isOpen(application) ? <SendAll application={application} link={link} /> : null}
    </div>
  )
}

function Part({
  kinds,
  name,
  application,
  link,
}: ReturnType<typeof partsOf>[number] & { application: Application; link: LinkOf }) {
  const documents = application.documents.filter(({ kind }) => kinds.includes(kind))
  const asked = application.asked.filter(({ kind }) => kinds.includes(kind))
  const isMet = documents.some(({ reason }) => reason === '') && asked.length === 0
  const [opened, setOpened] = useState(false)
  const canSend = isOpen(application)
  return (
    <li className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4">
      <h2 className="text-h3 font-semibold">{name}</h2>
      {documents.map((document) => (
        <Document key={document.kind} document={document} />
      ))}
      {asked.map(({ kind, name: what, reason }) => (
        <p key={kind} className="font-semibold text-warning">
          {what}: {reason}
        </p>
      ))}
      {canSend && (opened || !isMet) ? (
        <DocumentForm
          key={documents.length}
          kinds={kinds}
          name={name}
          link={link}
          onDone={() => setOpened(false)}
        />
      ) : null}
      {canSend && !opened && isMet ? (
        <div>
          <Button look="quiet" onClick={() => setOpened(true)}>
            Send another one<span className="sr-only"> of {name}</span>
          </Button>
        </div>
      ) : null}
    </li>
  )
}

function Document({ document }: { document: Sent }) {
  return (
    <div className="text-body-sm [overflow-wrap:anywhere]">
      <p>
        <b className="font-semibold">{document.name}</b>
        {document.number === '' ? '' : `, ${document.number}`}
        {document.valid_until === null ? '' : `, until ${formatIstDate(document.valid_until)}`}
        {document.person_in_charge === '' ? '' : `, ${document.person_in_charge}`}
      </p>
      <p className="text-text-muted">
        {document.file_name}, sent {formatIstDateTime(document.sent_at)}
      </p>
      {document.reason === '' ? null : (
        <p className="font-semibold text-warning">Send it again: {document.reason}</p>
      )}
    </div>
  )
}
