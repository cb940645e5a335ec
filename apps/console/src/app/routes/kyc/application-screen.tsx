import { useQuery } from '@tanstack/react-query'
import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Notice } from '@upchar/ui/dense/notice'
import { ChevronLeftIcon, ChevronRightIcon } from '@upchar/ui/icons'
import {
  BuyerPanel,
  DecisionDock,
  History,
  LicencesPanel,
  DocumentSteps,
  readKycSearch,
  Sections,
  StateMark,
  Step,
  stepName,
  useReview,
  Waited,
} from '../../../features/kyc/index.ts'
import type { Application } from '../../../features/kyc/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { AlsoOpen } from '../../../shell/presence/also-open.tsx'
import { Viewer } from '../../../shell/viewer/viewer.tsx'

/** An application's fields beside its documents, and the decision (KYC-04). */
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

type ReviewProps = { data: Answer<'staffGetKyc'>; back: { href: string; name: string } }

function Review({ data, back }: ReviewProps) {
  const { application } = data
  const review = useReview(data)
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
          <AlsoOpen call="staffKeepKycOpen" id={application.id} />
        </>
      }
      actions={
        <>
          {review.place ? (
            <span className="tabular text-body-sm text-text-muted max-sm:hidden">
              {review.place}
            </span>
          ) : null}
          <Step label="Previous in the queue" onGo={review.before}>
            <ChevronLeftIcon size={18} aria-hidden="true" />
          </Step>
          <Step label="Next in the queue" onGo={review.next}>
            <ChevronRightIcon size={18} aria-hidden="true" />
          </Step>
        </>
      }
    >
      {review.overtaken ? <OvertakenNotice application={application} /> : null}
      <ReviewColumns application={application} review={review} />
    </Page>
  )
}

function OvertakenNotice({ application }: { application: Application }) {
  const last = application.history.toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return (
    <Notice tone="warning" live>
      Someone else has changed this application. It is now shown as it stands:{' '}
      {KYC_STATE_WORDS[application.state].staff.toLowerCase()}
      {last?.by ? ` by ${last.by.name}` : ''}.
    </Notice>
  )
}

type ColumnsProps = { application: Application; review: ReturnType<typeof useReview> }

/** Fields and decision at the left, the document at the right; one below the other on phones. */
function ReviewColumns({ application, review }: ColumnsProps) {
  const { documents, shown, show, stepDocument, viewer, done, conflict } = review
  return (
    <div className="grid min-h-0 grid-cols-1 gap-4 lg:grow lg:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)]">
      <div className="flex min-h-0 min-w-0 flex-col gap-4 max-lg:contents">
        <div className="flex min-h-0 grow flex-col gap-4 max-lg:order-1 lg:overflow-y-auto lg:pr-1">
          {application.reason ? (
            <Notice tone="info">
              {application.state === 'changes_asked' ? 'Asked for' : 'Reason'}: {application.reason}
            </Notice>
          ) : null}
          <BuyerPanel application={application} />
          <Sections application={application} shownId={shown?.id} onShow={show} />
          {application.licences.length > 0 ? <LicencesPanel application={application} /> : null}
          <History application={application} />
        </div>
        <div className="max-lg:sticky max-lg:bottom-2 max-lg:z-sticky max-lg:order-3">
          <DecisionDock application={application} onDone={done} onConflict={conflict} />
        </div>
      </div>
      <div ref={viewer} className="min-h-0 min-w-0 scroll-my-20 max-lg:order-2">
        {shown ? (
          <Viewer
            key={shown.id}
            id={shown.id}
            name={shown.file.name}
            title={shown.label}
            paging={<DocumentSteps documents={documents} shown={shown} onStep={stepDocument} />}
          />
        ) : (
          <div className="grid h-full min-h-40 place-items-center rounded-md border border-dashed border-control-border p-6 text-text-muted">
            This application has no documents
          </div>
        )}
      </div>
    </div>
  )
}
