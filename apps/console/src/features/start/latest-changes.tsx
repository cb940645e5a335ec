import { auditedWithout } from '@upchar/kernel/audit-actions'
import { useQuery } from '@tanstack/react-query'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { isNamed, SUBJECT_WORDS, subjectHref, subjectName } from '../audit/index.ts'
import { SkeletonRows } from './waiting-list.tsx'

const FEW = 8

/** The team's latest changes. */
export function LatestChanges() {
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListAudit', { query: { limit: FEW } }),
  )
  return (
    <Panel
      title="Latest in the audit log"
      action={
        <a href={href.audit()} className="text-body-sm">
          All entries
        </a>
      }
      flush
    >
      {error && !data ? (
        <FailedState
          title="The log could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? <SkeletonRows /> : null}
      <ul className="divide-y divide-border">
        {data?.entries.map(({ id, at, by, action, after, words, subject }) => {
          const about = subjectHref(subject)
          return (
            <li key={id} className="flex min-h-control items-center gap-3 px-4 py-1.5 text-body-sm">
              <span className="min-w-0 grow">
                <b className="font-medium">{by?.name ?? auditedWithout({ action, after })}</b>{' '}
                <span className="text-text-muted">
                  {words.charAt(0).toLowerCase()}
                  {words.slice(1)}
                </span>{' '}
                {about ? (
                  <a href={about}>
                    {isNamed(subject) ? (
                      subjectName(subject)
                    ) : (
                      <>
                        open
                        <span className="sr-only">
                          {' '}
                          the {SUBJECT_WORDS[subject.kind].toLowerCase()}
                        </span>
                      </>
                    )}
                  </a>
                ) : null}
              </span>
              <span className="text-caption text-text-hint">
                <When at={at} />
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
