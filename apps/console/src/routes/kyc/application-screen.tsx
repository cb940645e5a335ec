import { useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { ChevronLeftIcon, ChevronRightIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { DecisionDock } from '../../features/kyc/decision-dock.tsx'
import { History } from '../../features/kyc/history.tsx'
import { StateMark, StatusMark, stepName } from '../../features/kyc/marks.tsx'
import { readKycSearch } from '../../features/kyc/search.ts'
import { papersOf, Sections } from '../../features/kyc/sections.tsx'
import type { Application, Paper } from '../../features/kyc/sections.tsx'
import { useNeighbours } from '../../features/kyc/use-neighbours.ts'
import { Lines } from '../../kit/lines.tsx'
import { Loaded } from '../../kit/loading.tsx'
import { Page } from '../../kit/page.tsx'
import { Viewer } from '../../kit/viewer/viewer.tsx'
import { When } from '../../kit/when.tsx'
import { isRefusal, question } from '../../lib/ask.ts'
import type { Problem } from '../../lib/ask.ts'
import { nth, phoneText, waited } from '../../lib/format.ts'
import { href } from '../../lib/hrefs.ts'
import { useMe } from '../../lib/me.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { usePathPart, useSearchOf } from '../../lib/use-address.ts'
import { useGo } from '../../lib/use-go.ts'

/** One application: what was filled in beside the papers, and the decision (KYC-04). */
export function ApplicationScreen() {
  const id = usePathPart('id')
  const search = useSearchOf(readKycSearch)
  const answer = useQuery(question('staffGetKyc', { params: { id } }))
  const back = { href: href.kyc(search), name: 'KYC reviews' }
  return (
    <Loaded
      answer={answer}
      what="The application"
      skeleton={
        <Page title="Application" back={back}>
          <div className="grid gap-4 lg:grid-cols-2">
            <Lines count={9} />
            <Lines count={9} />
          </div>
        </Page>
      }
    >
      {(data) => <Review key={id} data={data} back={back} />}
    </Loaded>
  )
}

function Review({
  data: { application, next_id: longestWaiting },
  back,
}: {
  data: Answer<'staffGetKyc'>
  back: { href: string; name: string }
}) {
  const search = useSearchOf(readKycSearch)
  const papers = papersOf(application)
  const [shownId, setShownId] = useState(papers[0]?.id)
  const [overtaken, setOvertaken] = useState(false)
  const paper = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const go = useGo()
  const neighbours = useNeighbours(application.id, search, longestWaiting)
  const shown = papers.find(({ id }) => id === shownId)
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => go(href.application(id, search))
  const [before, next] = [to(neighbours.before), to(neighbours.next)]
  const otherPaper = (by: number) =>
    setShownId(
      papers[(papers.findIndex(({ id }) => id === shownId) + by + papers.length) % papers.length]
        ?.id,
    )
  // Where the paper stands below the fields, it is brought into view.
  const show = (id: string) => {
    setShownId(id)
    paper.current?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({ j: next, k: before, d: papers.length > 1 ? () => otherPaper(1) : undefined })
  const done = (answer: Answer<'staffGetKyc'>) => {
    client.setQueryData(
      question('staffGetKyc', { params: { id: application.id } }).queryKey,
      answer,
    )
    void client.invalidateQueries({ queryKey: ['staffListKyc'] })
    void client.invalidateQueries({ queryKey: ['staffGetCustomer'] })
    const words = KYC_STATE_WORDS[answer.application.state].staff
    showAlert(
      1,
      `${application.business_name || application.customer.email}: ${words}. The buyer gets a mail.`,
      { action: { label: 'Look at it', href: href.application(application.id) }, ms: 8000 },
    )
    const following = neighbours.next ?? answer.next_id ?? undefined
    go(following === undefined ? href.kyc(search) : href.application(following, search))
  }
  const conflict = (problem: Problem) => {
    if (!isRefusal(problem, 'changed_meanwhile', 'state_wrong')) return
    setOvertaken(true)
    void client.invalidateQueries({ queryKey: ['staffGetKyc'] })
    void client.invalidateQueries({ queryKey: ['staffListKyc'] })
  }
  return (
    <Page
      title={application.business_name || application.customer.name || application.customer.email}
      back={back}
      fixed
      marks={
        <>
          <StateMark state={application.state} />
          <Badge tone="info">{stepName(application.is_pharma)}</Badge>
          <span className="text-body-sm text-text-muted">
            <Waited application={application} />
          </span>
        </>
      }
      actions={
        <>
          {neighbours.place ? (
            <span className="tabular text-body-sm text-text-muted max-sm:hidden">
              {neighbours.place}
            </span>
          ) : null}
          <Step label="The one before" onGo={before}>
            <ChevronLeftIcon size={18} aria-hidden="true" />
          </Step>
          <Step label="Next in the queue" onGo={next}>
            <ChevronRightIcon size={18} aria-hidden="true" />
          </Step>
        </>
      }
    >
      {overtaken ? (
        <Notice tone="warning" live>
          Somebody else changed this application meanwhile. What you see is how it stands now:{' '}
          {KYC_STATE_WORDS[application.state].staff.toLowerCase()}
          {lastMover(application)}.
        </Notice>
      ) : null}
      <div className="grid min-h-0 grid-cols-1 gap-4 lg:grow lg:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)]">
        <div className="flex min-h-0 min-w-0 flex-col gap-4 max-lg:contents">
          <div className="flex min-h-0 grow flex-col gap-4 max-lg:order-1 lg:overflow-y-auto lg:pr-1">
            {application.reason ? (
              <Notice tone="info">
                {application.state === 'changes_asked' ? 'Asked for' : 'Reason'}:{' '}
                {application.reason}
              </Notice>
            ) : null}
            <Buyer application={application} />
            <Sections application={application} shownId={shownId} onShow={show} />
            {application.licences.length > 0 ? <Licences application={application} /> : null}
            <History application={application} />
          </div>
          <div className="max-lg:sticky max-lg:bottom-2 max-lg:z-sticky max-lg:order-3">
            <DecisionDock application={application} onDone={done} onConflict={conflict} />
          </div>
        </div>
        <div ref={paper} className="min-h-0 min-w-0 scroll-my-20 max-lg:order-2">
          {shown ? (
            <Viewer
              key={shown.id}
              id={shown.id}
              name={shown.file.name}
              title={shown.label}
              paging={<PaperSteps papers={papers} shown={shown} onStep={otherPaper} />}
            />
          ) : (
            <div className="grid h-full min-h-40 place-items-center rounded-md border border-dashed border-control-border p-6 text-text-muted">
              This application has no papers
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

function lastMover(application: Application): string {
  const last = application.history.toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return last?.by ? ` by ${last.by.name}` : ''
}

function Waited({
  application: { state, submitted_at, decided_at, times_submitted },
}: {
  application: Application
}) {
  const again = times_submitted > 1 ? ` · sent for the ${nth(times_submitted)} time` : ''
  if (state === 'submitted' && submitted_at)
    return (
      <>
        Waiting {waited(submitted_at)}
        {again}
      </>
    )
  return decided_at ? (
    <>
      Decided <When at={decided_at} />
      {again}
    </>
  ) : null
}

function Step({
  label,
  onGo,
  children,
}: {
  label: string
  onGo: (() => void) | undefined
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!onGo}
      onClick={onGo}
      className="grid size-9 place-items-center rounded-md border border-control-border bg-surface hover:bg-panel disabled:border-border disabled:bg-page disabled:text-text-hint pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}

function PaperSteps({
  papers,
  shown,
  onStep,
}: {
  papers: readonly Paper[]
  shown: Paper
  onStep: (by: number) => void
}) {
  if (papers.length < 2) return null
  const button =
    'grid size-9 place-items-center rounded-md hover:bg-rail-active pointer-coarse:size-11'
  return (
    <span className="flex items-center">
      <button
        type="button"
        className={button}
        aria-label="Document before"
        onClick={() => onStep(-1)}
      >
        <ChevronLeftIcon size={18} aria-hidden="true" />
      </button>
      <span className="tabular text-caption whitespace-nowrap">
        {papers.indexOf(shown) + 1} of {papers.length}
      </span>
      <button type="button" className={button} aria-label="Next document" onClick={() => onStep(1)}>
        <ChevronRightIcon size={18} aria-hidden="true" />
      </button>
    </span>
  )
}

function Buyer({ application: { customer, business_type } }: { application: Application }) {
  const { may } = useMe()
  return (
    <Panel title="Buyer" action={<StatusMark status={customer.status} />}>
      <Facts
        look="pairs"
        facts={[
          {
            label: 'Name',
            value: may('customers.read') ? (
              <a href={href.customer(customer.id)}>{customer.name || customer.email}</a>
            ) : (
              customer.name
            ),
          },
          { label: 'Email', value: customer.email },
          { label: 'Phone', value: phoneText(customer.phone) },
          { label: 'Type', value: business_type.name },
          { label: 'GST number', value: customer.gst },
          { label: 'Customer since', value: formatIstDate(Date.parse(customer.created_at)) },
        ]}
      />
    </Panel>
  )
}

function Licences({ application: { licences } }: { application: Application }) {
  return (
    <Panel title="Licences on record">
      <Facts
        className="-my-2"
        facts={licences.map(({ name, number, scope, valid_until, in_force }) => ({
          label: name,
          value: (
            <>
              {number}
              {scope ? ` · ${scope}` : ''}
              <br />
              <span className={in_force ? 'text-text-muted' : 'text-danger'}>
                {valid_until
                  ? `${in_force ? 'Good until' : 'Ended'} ${formatIstDate(valid_until)}`
                  : 'Never ends'}
              </span>
            </>
          ),
        }))}
      />
    </Panel>
  )
}
