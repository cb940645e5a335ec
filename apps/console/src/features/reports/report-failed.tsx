import { FailedState } from '@upchar/ui/dense/data-state'
import { Problem } from '../../shell/api/ask.ts'

/** Why a report is not there. A refused period is refused again: only what failed can be tried once more. */
export function ReportFailed({
  error,
  busy,
  refetch,
}: {
  error: Error
  busy: boolean
  refetch: () => Promise<unknown>
}) {
  const isRefused = error instanceof Problem && error.kind === 'refused'
  return (
    <FailedState
      title="This report could not be made"
      message={error.message}
      onRetry={isRefused ? undefined : () => void refetch()}
      busy={busy}
    />
  )
}
