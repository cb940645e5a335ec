import { Button } from '../button.tsx'
import type { Gallery } from '../gallery.ts'
import { EmptyState, FailedState } from './data-state.tsx'

export const gallery: Gallery = {
  title: 'Empty and failed state',
  parts: { EmptyState, FailedState },
  states: {
    empty: <EmptyState title="Nothing to review" />,
    'empty, with a reason and a way on': (
      <EmptyState
        title="No customer matches"
        action={
          <Button look="outline" className="min-h-control px-4">
            Clear filters
          </Button>
        }
      >
        Try fewer filters, or search by phone.
      </EmptyState>
    ),
    failed: (
      <FailedState
        title="Customers could not be loaded"
        message="The server did not answer."
        onRetry={() => undefined}
      />
    ),
    'failed, trying again': (
      <FailedState
        title="Orders could not be loaded"
        message="The server did not answer."
        onRetry={() => undefined}
        busy
      />
    ),
  },
}
