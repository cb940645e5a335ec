import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { api } from '../../../shell/api/api.ts'
import { pushModal } from '../../../shell/modals/modals.ts'

/** Below a text: was it helpful (ENGAGE-04)? One press; the answer can be changed. */
export function PageFeedback({ page }: { page: string }) {
  const [state, setState] = useState<'asked' | 'sending' | 'failed' | { helpful: boolean }>('asked')
  const send = async (helpful: boolean) => {
    setState('sending')
    const result = await api('pageFeedback', { body: { page, helpful } })
    setState(result.ok ? { helpful } : 'failed')
  }
  const done = typeof state === 'object'
  return (
    <section
      aria-label="Was this page helpful?"
      className="mt-10 flex flex-wrap items-center gap-3 border-t border-border pt-4 noscript:hidden"
    >
      <h2 className="text-body-sm font-semibold">Was this page helpful?</h2>
      <Button
        look="outline"
        className="min-h-11 px-5"
        aria-pressed={done && state.helpful}
        onClick={() => void send(true)}
      >
        Yes
      </Button>
      <Button
        look="outline"
        className="min-h-11 px-5"
        aria-pressed={done && !state.helpful}
        onClick={() => void send(false)}
      >
        No
      </Button>
      <output className="text-body-sm text-text-muted">
        {done ? 'Thank you for telling us.' : state === 'failed' ? 'Something went wrong' : ''}
        {done && !state.helpful ? (
          <Button look="quiet" className="px-2" onClick={() => pushModal('feedback', {})}>
            Tell us what was missing
          </Button>
        ) : null}
      </output>
    </section>
  )
}
