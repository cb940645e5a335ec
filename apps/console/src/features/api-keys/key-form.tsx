import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'
import type { ApiScope } from '@upchar/kernel/api-scopes'
import { isIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { DayInput } from '@upchar/ui/day-input'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, TextArea, TextInput } from '@upchar/ui/field'
import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { NOT_A_DAY, today } from '../../kit/format.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { SCOPE_GROUPS, scopeWords } from './words.ts'

const FIELDS = ['name', 'scopes', 'last_day', 'reason'] as const
type Field = (typeof FIELDS)[number]
type Values = { name: string; scopes: ApiScope[]; last_day: string; reason: string }
type Said = BodyInput<'staffMakeApiKey'>

const NOTHING: Values = { name: '', scopes: [], last_day: '', reason: '' }

const problems = ({ name, scopes, last_day: day, reason }: Said): FieldProblem<Field>[] => [
  ...(name.length < 3 ? [{ field: 'name' as const, message: 'Say which system uses it' }] : []),
  ...(scopes.length === 0
    ? [{ field: 'scopes' as const, message: 'Choose at least one scope' }]
    : []),
  ...(day !== null && !isIstDate(day) ? [{ field: 'last_day' as const, message: NOT_A_DAY }] : []),
  ...(reason.length < 3
    ? [{ field: 'reason' as const, message: 'Say why, for whoever asks later' }]
    : []),
]

/** What a new key is for. Nothing is chosen beforehand: a key gets the least that its system needs. */
export function ApiKeyForm<T>({ send }: { send: (said: Said) => Promise<SendResult<T>> }) {
  const form = useForm<Values, Field>({ id: 'api-key', fields: FIELDS, initial: NOTHING })
  const { values, change } = form
  const { busy, onSubmit } = useSend(form, {
    read: (): Said => ({
      name: values.name.trim(),
      scopes: values.scopes,
      last_day: values.last_day === '' ? null : values.last_day,
      reason: values.reason.trim(),
    }),
    check: problems,
    send,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-text flex-col gap-4">
      <FormProblems form={form} />
      <LeaveGuard unsaved={JSON.stringify(values) !== JSON.stringify(NOTHING)} />
      <TextInput
        {...form.text('name')}
        label="System"
        hint="Which one uses the key, such as: Tally bridge. A key of its own for each"
        autoComplete="off"
        maxLength={80}
      />
      <Scopes
        field={form.field('scopes')}
        chosen={values.scopes}
        onChange={(scopes) => change({ scopes })}
      />
      <DayInput
        {...form.field('last_day')}
        label="Last day"
        optional
        min={today()}
        value={values.last_day}
        onChange={(day) => change({ last_day: day })}
      />
      <TextArea
        {...form.text('reason')}
        label="Why"
        hint="For the record, with your name"
        rows={2}
        maxLength={300}
      />
      <Button type="submit" className="self-start" busy={busy}>
        Make the key
      </Button>
    </form>
  )
}

type ScopesProps = {
  field: { id: string; error?: string | undefined }
  chosen: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
}

function Scopes({ field: { id, error }, chosen, onChange }: ScopesProps) {
  const toggle = (scope: ApiScope, isWanted: boolean) =>
    onChange(API_SCOPE_KEYS.filter((key) => (key === scope ? isWanted : chosen.includes(key))))
  return (
    <div className="flex flex-col gap-4">
      {SCOPE_GROUPS.map(({ title, scopes }, group) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-1 text-body-sm font-medium">{title}</legend>
          {scopes.map((scope, at) => (
            <Checkbox
              key={scope}
              id={group === 0 && at === 0 ? id : undefined}
              checked={chosen.includes(scope)}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={({ target }) => toggle(scope, target.checked)}
              label={
                <>
                  {scopeWords(scope)}{' '}
                  <span className="text-caption [overflow-wrap:anywhere] text-text-hint">
                    {scope}
                  </span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
    </div>
  )
}
