import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { isRefusal, type Problem } from '../api/ask.ts'
import { NotForRole, NotFoundScreen } from './fault-screens.tsx'

/** The states of a query: skeleton, failure with a retry, "not found", or the data. */
export function Loaded<T>({
  answer,
  skeleton,
  what,
  children,
}: {
  answer: UseQueryResult<T, Problem>
  skeleton: ReactNode
  what: string
  children: (data: T) => ReactNode
}) {
  const { data, error, isFetching, refetch } = answer
  if (data !== undefined) return children(data)
  if (!error) return <Waiting what={what}>{skeleton}</Waiting>
  if (error.error.status === 404) return <NotFoundScreen />
  if (isRefusal(error, 'permission_missing')) return <NotForRole message={error.message} />
  return (
    <FailedState
      title={`${what} could not be loaded`}
      message={error.message}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}
