import { useContext } from 'react'
import { inSentence } from '@upchar/kernel/text'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Skeleton } from '@upchar/ui/skeleton'
import { DoorContext } from './door.ts'
import { SignInFrame } from './frame.tsx'

/** Until the API has said which step is next, or hasn't answered. */
export function Undecided({
  stand: { error, isFetching, refetch },
}: {
  stand: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}) {
  const { name } = useContext(DoorContext)
  return (
    <SignInFrame title="Sign in">
      {error ? (
        <FailedState
          title={`The ${inSentence(name)} can’t be reached`}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Waiting what="Sign-in" className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </Waiting>
      )}
    </SignInFrame>
  )
}
