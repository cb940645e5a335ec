import { useState } from 'react'
import { LONGEST_REVIEW } from '@upchar/kernel/reviews'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { useReviewChange } from './use-review-change.ts'
import type { Review } from './words.ts'

/** The seller's answer below a published review, which staff write for the seller. */
export function AnswerForm({ review }: { review: Review }) {
  const [text, setText] = useState(review.answer)
  const { refresh, onError } = useReviewChange()
  const answer = useCall('staffAnswerReview', {
    onSuccess: () => {
      showAlert(1, text.trim() === '' ? 'The answer is taken back' : 'The answer is shown')
      return refresh()
    },
    onError,
  })
  return (
    <form
      noValidate
      aria-label="Answer"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        answer.mutate({
          params: { id: review.id },
          body: { revision: review.revision, text: text.trim() },
        })
      }}
    >
      {answer.error ? (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      ) : null}
      <TextArea
        id="answer"
        label={`The answer of ${review.seller || 'the seller'}`}
        optional
        hint="In the seller’s name, so only what the seller says. Shown below the review with the day; empty it to take it back"
        rows={4}
        maxLength={LONGEST_REVIEW}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" className="self-start" busy={answer.isPending}>
        Save answer
      </Button>
    </form>
  )
}
