import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { WEBHOOK_EVENT_KEYS } from '@upchar/kernel/webhook-events'
import type { WebhookEvent } from '@upchar/kernel/webhook-events'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, TextInput } from '@upchar/ui/field'
import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { eventWords } from './words.ts'

const FIELDS = ['url', 'description', 'events'] as const
type Field = (typeof FIELDS)[number]
type Said = BodyInput<'staffAddWebhook'> & { is_active: boolean }

const problems = ({ url, description, events }: Said): FieldProblem<Field>[] => [
  ...(/^https?:\/\/[^\s/]+/.test(url.trim())
    ? []
    : [
        {
          field: 'url' as const,
          message: 'Enter the whole address, such as https://erp.example/upchar',
        },
      ]),
  ...(description.trim().length < 3
    ? [{ field: 'description' as const, message: 'Say what receives it' }]
    : []),
  ...(events.length === 0
    ? [{ field: 'events' as const, message: 'Choose at least one event' }]
    : []),
]

/** The address of a webhook and what it is told. */
export function WebhookForm<T>({
  initial,
  action,
  isNew = false,
  send,
}: {
  initial: Said
  action: string
  isNew?: boolean
  send: (said: Said) => Promise<SendResult<T>>
}) {
  const form = useForm<Said, Field>({ id: 'webhook', fields: FIELDS, initial })
  const { values, change } = form
  const { busy, onSubmit } = useSend(form, { read: () => values, check: problems, send })
  const events = form.field('events')
  const toggle = (event: WebhookEvent, isWanted: boolean) =>
    change({
      events: WEBHOOK_EVENT_KEYS.filter((key) =>
        key === event ? isWanted : values.events.includes(key),
      ),
    })
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-text flex-col gap-4">
      <FormProblems form={form} />
      <LeaveGuard unsaved={JSON.stringify(values) !== JSON.stringify(initial)} />
      <TextInput
        {...form.text('description')}
        label="What receives it"
        hint="Such as: The ERP of the Mumbai warehouse"
        maxLength={120}
      />
      <TextInput
        {...form.text('url')}
        label="Address"
        hint="Public, and beginning with https://"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-body-sm font-medium">Events</legend>
        {WEBHOOK_EVENT_KEYS.map((key, at) => (
          <Checkbox
            key={key}
            id={at === 0 ? events.id : undefined}
            checked={values.events.includes(key)}
            aria-invalid={events.error !== undefined}
            aria-describedby={events.error === undefined ? undefined : `${events.id}-error`}
            onChange={({ target }) => toggle(key, target.checked)}
            label={
              <>
                {eventWords(key)}{' '}
                <span className="text-caption [overflow-wrap:anywhere] text-text-hint">{key}</span>
              </>
            }
          />
        ))}
        <FieldError id={events.id} error={events.error} />
      </fieldset>
      {isNew ? null : (
        <Checkbox
          checked={values.is_active}
          onChange={({ target }) => change({ is_active: target.checked })}
          label={
            <>
              Active
              <span className="block text-caption text-text-hint">
                While it isn’t, what happens is not told, also not later. What waits already is sent
                when it is active again
              </span>
            </>
          }
        />
      )}
      <Button type="submit" className="self-start" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
