import { useQuery } from '@tanstack/react-query'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { ApprovedIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { formatIstDate } from '@upchar/kernel/dates'
import { question } from '../../shell/api/ask.ts'
import { daysUntil, waited } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { stepName } from '../kyc/index.ts'

const FEW = 6
const SOON_DAYS = 30
const row = 'flex min-h-control items-center gap-3 px-4 py-1.5 text-body-sm'

/** The applications that have waited longest. */
export function LongestWaiting() {
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListKyc', { query: { state: 'submitted', sort: 'waiting', limit: FEW } }),
  )
  return (
    <Panel
      title="Longest waiting"
      action={
        <a href={href.kyc()} className="text-body-sm">
          All reviews
        </a>
      }
      flush
    >
      {error && !data ? (
        <FailedState
          title="The queue could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data?.applications.length === 0 ? (
        <EmptyState
          title="Nothing is waiting for review"
          icon={<ApprovedIcon size={24} aria-hidden="true" />}
        >
          New applications appear here by themselves.
        </EmptyState>
      ) : null}
      {!data && !error ? <SkeletonRows /> : null}
      <ul className="divide-y divide-border">
        {data?.applications.map(
          ({
            id,
            business_name: name,
            customer,
            business_type: type,
            is_pharma: pharma,
            submitted_at: since,
          }) => (
            <li key={id} className={row}>
              <a href={href.application(id)} className="min-w-0 grow truncate font-medium">
                {name || customer.email}
              </a>
              <span className="whitespace-nowrap text-text-hint max-sm:hidden">
                {type.name} · {stepName(pharma)}
              </span>
              <span className="tabular w-16 text-right">{since ? waited(since) : ''}</span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}

/** Approvals whose licences expire soon: their buyers are warned by mail. */
export function EndingSoon() {
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListKyc', { query: { state: 'approved', sort: 'valid_until', limit: FEW } }),
  )
  const soon = data?.applications.filter(
    ({ valid_until: day }) => day !== null && daysUntil(day) <= SOON_DAYS,
  )
  return (
    <Panel
      title="Licences expiring soon"
      note={`within ${SOON_DAYS} days`}
      action={
        <a href={href.kyc({ state: 'approved', sort: 'valid_until' })} className="text-body-sm">
          All approvals
        </a>
      }
      flush
    >
      {error && !data ? (
        <FailedState
          title="The approvals could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {soon?.length === 0 ? (
        <p className="px-4 py-3 text-body-sm text-text-muted">No approval expires that soon.</p>
      ) : null}
      {!data && !error ? <SkeletonRows /> : null}
      <ul className="divide-y divide-border">
        {soon?.map(({ id, business_name: name, customer, is_pharma: pharma, valid_until: day }) => (
          <li key={id} className={row}>
            <a href={href.application(id)} className="min-w-0 grow truncate font-medium">
              {name || customer.email}
            </a>
            <span className="whitespace-nowrap text-text-hint max-sm:hidden">
              {stepName(pharma)}
            </span>
            <span className="tabular w-24 text-right text-warning">
              {day ? formatIstDate(day) : ''}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function SkeletonRows() {
  return (
    <div className="flex flex-col gap-4 p-4">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-4" />
      ))}
    </div>
  )
}
