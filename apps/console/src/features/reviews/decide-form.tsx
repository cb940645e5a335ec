import { useState } from 'react'
import { REFUSAL_REASONS } from '@upchar/kernel/reviews'
import type { RefusalReason } from '@upchar/kernel/reviews'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Select, TextArea } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { useReviewChange } from './use-review-change.ts'
import type { Review } from './words.ts'

const REASONS = Object.entries(REFUSAL_REASONS) as [RefusalReason, string][]

/** Publishes a review, or refuses it with a reason, which its buyer gets by mail. */
export function DecideForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const [reason, setReason] = useState<RefusalReason | ''>('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const { refresh, onError } = useReviewChange()
  const decide = useCall('staffDecideReview', {
    onSuccess: (_, { body }) => {
      showAlert(
        1,
        body.decision === 'publish' ? 'The review is published' : 'The review is refused',
      )
      onDone()
      return refresh()
    },
    onError: (error) => {
      setProblem(error.message)
      onError(error)
    },
  })
  const params = { id: review.id }
  const { revision } = review
  const refuse = () =>
    reason === ''
      ? setProblem('Choose why')
      : decide.mutate({ params, body: { revision, decision: 'refuse', reason, note } })
  return (
    <section aria-label="Decision" className="flex flex-col gap-3">
      {problem ? (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      ) : null}
      <p className="text-text-muted">
        Publish good and bad reviews alike, as they were written. That one is unfavourable is no
        reason to refuse it.
      </p>
      {review.state === 'published' ? null : (
        <Button
          className="self-start"
          busy={decide.isPending}
          onClick={() => decide.mutate({ params, body: { revision, decision: 'publish' } })}
        >
          Publish
        </Button>
      )}
      <Select
        id="refusal"
        label="Why not?"
        value={reason}
        onChange={(event) =>
          setReason(REASONS.find(([code]) => code === event.target.value)?.[0] ?? '')
        }
      >
        <option value="">Choose a reason</option>
        {REASONS.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        id="refusal-note"
        label="For the buyer"
        optional
        hint="The mail gives the reason and this"
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button look="danger" className="self-start" busy={decide.isPending} onClick={refuse}>
        Refuse
      </Button>
    </section>
  )
}
