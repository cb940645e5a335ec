import { useState } from 'react'
import { useStore } from 'zustand'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Dialog } from '@upchar/ui/dialog'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextArea } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { Problems } from '@upchar/ui/form/use-problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { feedbackStore, forgetFeedback } from './feedback-draft.ts'
import { email, ifGiven, nameCheck, problemsIn, words } from '../contact/checks.ts'
import { SentNote } from '../contact/sent-note.tsx'
import { RatingInput } from '../../../kit/rating-input.tsx'
import { EmailInput, NameInput } from '../contact/reach-inputs.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    feedback: object
  }
}

const FIELDS = ['rating', 'comment', 'name', 'email'] as const
type Field = (typeof FIELDS)[number]
type Sent = Answer<'siteFeedback'> | Answer<'submitUserFeedback'>

/** An answer needs a message and an email address. */
function feedbackProblems(
  texts: Record<Field, string>,
  wantsAnswer: boolean,
): FieldProblem<Field>[] {
  return problemsIn(texts, [
    ['rating', (rating) => (rating === '' ? 'Choose one to five stars' : undefined)],
    [
      'comment',
      wantsAnswer ? words(5, 'Tell us in a few words what we should know') : ifGiven(words(0, '')),
    ],
    ...(wantsAnswer
      ? ([
          ['name', nameCheck()],
          ['email', email],
        ] as const)
      : []),
  ])
}

/** UI-06, ENGAGE-04: feedback, opened by the visitor only. A draft is kept until it is sent. */
export function FeedbackModal({ onClose }: { onClose: () => void }) {
  const draft = useStore(feedbackStore)
  const [first] = useState(() => feedbackStore.rehydrate())
  const [wantsAnswer, setWantsAnswer] = useState(false)
  const form = useSubmission<Record<Field, string>, Field, Sent>({
    id: 'ask',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) => feedbackProblems(texts, wantsAnswer),
    send: async ({ rating, comment, name, email: address }) => {
      const body = { rating: Number(rating), comment, page: location.pathname }
      return formResult<Sent>(
        wantsAnswer
          ? await api('submitUserFeedback', { body: { ...body, name, email: address } })
          : await api('siteFeedback', { body }),
      )
    },
    onSent: forgetFeedback,
  })
  const { field, answer, busy, onSubmit } = form
  return (
    <Dialog title="How do you like our shop?" onClose={onClose}>
      {answer ? (
        <SentNote message={answer.message}>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={() => pushModal('survey', { id: 'shop' })}>
              Answer three questions
            </Button>
            <Button look="outline" onClick={onClose}>
              Close
            </Button>
          </div>
        </SentNote>
      ) : (
        <form
          noValidate
          onSubmit={onSubmit}
          className="flex flex-col gap-4"
          aria-label="Your feedback"
        >
          <FormProblems form={form} />
          <RatingInput
            {...field('rating')}
            label="Your rating"
            value={draft.rating}
            onChange={(rating) => feedbackStore.setState({ rating })}
          />
          <TextArea
            label="What should we know?"
            optional={!wantsAnswer}
            {...field('comment')}
            defaultValue={first.comment}
            onChange={(event) => feedbackStore.setState({ comment: event.target.value })}
            maxLength={1000}
            hint="What was missing, wrong, or good."
          />
          <Checkbox
            label="I would like an answer"
            checked={wantsAnswer}
            onChange={(event) => setWantsAnswer(event.target.checked)}
          />
          {wantsAnswer ? (
            <>
              <AnswerFields field={field} />
            </>
          ) : null}
          <Button type="submit" busy={busy}>
            Send
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function AnswerFields({ field }: { field: Problems<Field>['field'] }) {
  return (
    <>
      <NameInput {...field('name')} />
      <EmailInput {...field('email')} />
    </>
  )
}
