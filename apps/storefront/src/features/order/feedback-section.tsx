import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { TextArea } from '@upchar/ui/field'
import { useEffect, useId, useState } from 'react'
import { RatingInput } from '../../kit/rating-input.tsx'
import { api } from '../../shell/api/api.ts'
import type { Order } from './order-words.ts'
import { FAILED } from './use-returns.ts'

type Issues = Answer<'getOrderFeedbackIssues'>
type Stage = NonNullable<Issues['asked']>

const TITLES: Readonly<Record<Stage, string>> = {
  order: 'How was ordering?',
  delivery: 'How was the delivery?',
}
const LONGEST = 1000

/** What the buyer is asked now; undefined until it is known, null where nothing is asked. */
function useAsked(order: Order, key: string | undefined) {
  const [asked, setAsked] = useState<{ stage: Stage; issues: Issues['issues'][Stage] }>()
  const { id } = order
  useEffect(() => {
    let live = true
    void api('getOrderFeedbackIssues', {
      query: { order_id: id, ...(key !== undefined && { key }) },
    }).then((result) => {
      if (live && result.ok && result.data.asked)
        setAsked({ stage: result.data.asked, issues: result.data.issues[result.data.asked] })
    })
    return () => {
      live = false
    }
  }, [id, key])
  return asked
}

/** Stars, what was wrong and a comment; nothing where nobody asks or a failure says nothing. */
export function FeedbackSection({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const asked = useAsked(order, linkKey)
  if (!asked) return null
  const { stage, issues } = asked
  return (
    <section
      aria-labelledby="order-feedback"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <h2 id="order-feedback" className="text-h3 font-semibold">
        {TITLES[stage]}
      </h2>
      <FeedbackForm key={stage} order={order} linkKey={linkKey} stage={stage} issues={issues} />
    </section>
  )
}

type Draft = { rating: number; issues: readonly string[]; comment: string }
const blank: Draft = { rating: 0, issues: [], comment: '' }

function useFeedback(order: Order, key: string | undefined, stage: Stage) {
  const [draft, setDraft] = useState(blank)
  const [state, setState] = useState({ busy: false, problem: '', done: '' })
  const send = async () => {
    if (state.busy) return
    if (draft.rating === 0)
      return setState({ busy: false, problem: 'Choose one to five stars', done: '' })
    setState({ busy: true, problem: '', done: '' })
    const result = await api(stage === 'order' ? 'postOrderFeedback' : 'postDeliveryFeedback', {
      body: {
        order_id: order.id,
        ...(key !== undefined && { key }),
        ...draft,
        issues: [...draft.issues],
      },
    })
    if (result.ok) return setState({ busy: false, problem: '', done: result.data.message })
    const problem = result.kind === 'refused' ? result.error.message : FAILED
    return setState({ busy: false, problem, done: '' })
  }
  const toggle = (code: string) =>
    setDraft({
      ...draft,
      issues: draft.issues.includes(code)
        ? draft.issues.filter((one) => one !== code)
        : [...draft.issues, code],
    })
  return {
    draft,
    ...state,
    send,
    toggle,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
  }
}

function FeedbackForm({
  order,
  linkKey,
  stage,
  issues,
}: {
  order: Order
  linkKey: string | undefined
  stage: Stage
  issues: Issues['issues'][Stage]
}) {
  const id = useId()
  const { draft, busy, problem, done, send, toggle, change } = useFeedback(order, linkKey, stage)
  if (done) return <output className="block font-semibold text-success">{done}</output>
  return (
    <form
      noValidate
      aria-label={TITLES[stage]}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RatingInput
        id={`${id}-stars`}
        name={`${id}-stars`}
        label="Your rating"
        value={draft.rating}
        error={problem !== '' && draft.rating === 0 ? problem : undefined}
        onChange={(rating) => change({ rating })}
      />
      {draft.rating === 0 ? null : (
        <>
          <fieldset>
            <legend className="font-semibold">Was anything wrong?</legend>
            {issues.map(({ code, label }) => (
              <Checkbox
                key={code}
                label={label}
                checked={draft.issues.includes(code)}
                onChange={() => toggle(code)}
              />
            ))}
          </fieldset>
          <TextArea
            id={`${id}-comment`}
            label="What should we know?"
            optional
            rows={3}
            maxLength={LONGEST}
            hint="If something was wrong, we answer within 48 hours. Please name no patients."
            value={draft.comment}
            onChange={(event) => change({ comment: event.target.value })}
          />
        </>
      )}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {draft.rating === 0 ? '' : problem}
      </p>
      <Button type="submit" look="outline" className="self-start" busy={busy}>
        Send
      </Button>
    </form>
  )
}
