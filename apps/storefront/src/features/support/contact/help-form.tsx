import { useState } from 'react'
import { HELP_TOPICS, helpTopic } from '@upchar/kernel/help-topics'
import type { HelpKind } from '@upchar/kernel/help-topics'
import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { fieldPair } from '@upchar/ui/field-pair'
import { textsOf } from '@upchar/ui/form/form-text'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { Problems } from '@upchar/ui/form/use-problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { orderStore } from './last-order.ts'
import { email, ifGiven, mobile, nameCheck, problemsIn, words } from './checks.ts'
import { SentNote } from './sent-note.tsx'
import { EmailInput, MobileInput, NameInput } from './reach-inputs.tsx'

const FIELDS = [
  'query_type',
  'sub_query_type',
  'order_number',
  'query',
  'name',
  'phone',
  'email',
] as const
type Field = (typeof FIELDS)[number]
type FieldOf = Problems<Field>['field']

/** The endpoint for each kind of request. */
const ENDPOINTS = {
  question: 'needHelp',
  issue: 'raiseIssue',
  request: 'submitHelpRequest',
} as const satisfies Record<HelpKind, string>

function helpProblems(texts: Record<Field, string>): FieldProblem<Field>[] {
  const found = problemsIn(texts, [
    ['query_type', (key) => (helpTopic(key) ? undefined : 'Choose what it is about')],
    [
      'sub_query_type',
      (key) => (key === '' && helpTopic(texts.query_type) ? 'Choose what fits best' : undefined),
    ],
    ['query', words(5, 'Tell us in a few words what it is about')],
    ['name', nameCheck()],
    ['phone', ifGiven(mobile)],
    ['email', ifGiven(email)],
  ])
  const reachable = texts.phone !== '' || texts.email !== ''
  return reachable
    ? found
    : [
        ...found,
        {
          field: 'phone',
          message: 'Enter a mobile number or an email address, so that we can answer',
        },
      ]
}

export function HelpForm({
  topic = '',
  about = '',
  onClose,
}: {
  topic?: string | undefined
  about?: string | undefined
  onClose: () => void
}) {
  const form = useSubmission({
    id: 'ask',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: helpProblems,
    send: async (texts) =>
      formResult(
        await api(ENDPOINTS[helpTopic(texts.query_type)?.kind ?? 'request'], {
          body: { ...texts, page: location.pathname },
        }),
      ),
  })
  const { field, answer, busy, onSubmit } = form
  if (answer)
    return (
      <SentNote message={answer.message}>
        <div className="flex flex-wrap gap-3">
          {answer.complaint ? (
            <LinkButton href={answer.complaint.href}>Open the complaint</LinkButton>
          ) : null}
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      </SentNote>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4" aria-label="Write to us">
      <FormProblems form={form} />
      <TopicFields field={field} topic={topic} />
      <TextArea
        label="What can we do for you?"
        {...field('query')}
        defaultValue={about ? `About ${about}: ` : ''}
        maxLength={1000}
      />
      <ReachFields field={field} />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
}

function TopicFields({ field, topic }: { field: FieldOf; topic: string }) {
  const [chosen, setChosen] = useState(topic)
  const known = helpTopic(chosen)
  const lastOrder = orderStore.rehydrate().number
  return (
    <>
      <Select
        label="What is it about?"
        {...field('query_type')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose</option>
        {HELP_TOPICS.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      {known ? (
        <Select key={known.key} label="Specific topic" {...field('sub_query_type')} defaultValue="">
          <option value="">Choose</option>
          {known.subTopics.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      {known?.kind === 'issue' ? (
        <TextInput
          label="Order number"
          optional
          {...field('order_number')}
          defaultValue={lastOrder}
          maxLength={40}
          hint="It starts with UP- and is in our order emails."
        />
      ) : null}
    </>
  )
}

function ReachFields({ field }: { field: FieldOf }) {
  return (
    <>
      <NameInput {...field('name')} />
      <div className={fieldPair}>
        <MobileInput
          {...field('phone')}
          hint="This or your email address, so that we can answer."
        />
        <EmailInput {...field('email')} hint="We email you the number of your request." />
      </div>
    </>
  )
}
