import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Disclosure } from '@upchar/ui/disclosure'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { FieldError, Select, TextInput } from '@upchar/ui/field'
import { useProblems } from '@upchar/ui/form/use-problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { AccountCard } from '../account-layout/index.ts'
import { checkApplication, EMPTY_CONSENTS } from './check-application.ts'
import type { Application } from './check-application.ts'
import type { CreditForm, KeyFacts } from './credit-types.ts'
import { DocumentField } from './document-field.tsx'
import { KeyFactsList } from './key-facts.tsx'

/** The application by the backend's definition, with each lender's key facts and a consent of its own for data and terms (CREDIT-01). */
export function ApplyForm({ form }: { form: CreditForm }) {
  const router = useRouter()
  const [given, setGiven] = useState<Application>({
    lender: null,
    values: {},
    files: form.files,
    consents: EMPTY_CONSENTS,
  })
  const problems = useProblems({
    id: 'credit',
    fields: [
      'lender_id',
      ...form.fields.map(({ name }) => name),
      ...form.documents.map(({ name }) => name),
      'share_data',
      'terms',
    ],
  })
  const change = (part: Partial<Application>, field: string) => {
    setGiven((before) => ({ ...before, ...part }))
    problems.corrected([field])
  }
  const { busy, onSubmit } = useSend(problems, {
    read: () => given,
    check: (now) => checkApplication(form, now),
    send: async ({ lender, values, files }) => {
      const sent = await api('applyForCredit', {
        body: {
          lender_id: lender?.lender_id ?? '',
          key_facts_version: lender?.version ?? '',
          values,
          files: files.map(({ field, file_id }) => ({ field, file_id })),
          consents: { share_data: true, terms: true },
        },
      })
      if (sent.ok) await router.invalidate()
      return sent.ok
        ? { ok: true, data: null }
        : { ok: false, problems: sent.error.fields, message: sent.error.message }
    },
  })
  const consent = (code: 'share_data' | 'terms') => (
    <div>
      <FieldError id={`credit-${code}`} error={problems.errors[code]} />
      <Checkbox
        id={`credit-${code}`}
        label={form.consents[code]}
        checked={given.consents[code]}
        onChange={({ target }) =>
          change({ consents: { ...given.consents, [code]: target.checked } }, code)
        }
      />
    </div>
  )
  return (
    <form noValidate aria-label="Application" className="flex flex-col gap-5" onSubmit={onSubmit}>
      <ErrorSummary
        attempt={problems.attempt}
        problems={problems.problems.map(({ field, message }) => ({
          id: `credit-${field}`,
          message,
        }))}
      />
      <AccountCard title="1. Choose a lender">
        <FieldError id="credit-lender_id" error={problems.errors['lender_id']} />
        <p className="mb-3 text-body-sm text-text-muted">{form.order}</p>
        <div className="flex flex-col gap-3">
          {form.lenders.map((facts, nth) => (
            <LenderChoice
              key={facts.lender_id}
              id={nth === 0 ? 'credit-lender_id' : undefined}
              facts={facts}
              chosen={given.lender?.lender_id === facts.lender_id}
              onChoose={() => change({ lender: facts }, 'lender_id')}
            />
          ))}
        </div>
        {form.lenders.length === 0 ? (
          <p className="text-body-sm">No lender takes applications at the moment.</p>
        ) : null}
      </AccountCard>
      <AccountCard title="2. Your application">
        <div className="flex flex-col gap-4">
          {form.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={given.values[field.name] ?? ''}
              error={problems.errors[field.name]}
              onChange={(value) =>
                change({ values: { ...given.values, [field.name]: value } }, field.name)
              }
            />
          ))}
          {form.documents.map((document) => (
            <DocumentField
              key={document.name}
              id={`credit-${document.name}`}
              document={document}
              files={given.files.filter(({ field }) => field === document.name)}
              error={problems.errors[document.name]}
              onChange={(own) =>
                change(
                  {
                    files: [...given.files.filter(({ field }) => field !== document.name), ...own],
                  },
                  document.name,
                )
              }
            />
          ))}
        </div>
      </AccountCard>
      <AccountCard title="3. Agree and send">
        <div className="flex flex-col gap-3">
          {consent('share_data')}
          {consent('terms')}
          {problems.message ? (
            <p role="alert" className="text-body-sm text-danger">
              {problems.message}
            </p>
          ) : null}
          <Button type="submit" busy={busy} className="sm:self-start">
            Send the application
          </Button>
          <p className="text-caption text-text-hint">
            You can withdraw it on this page, and close the credit line whenever you owe nothing.
          </p>
        </div>
      </AccountCard>
    </form>
  )
}

function LenderChoice({
  id,
  facts,
  chosen,
  onChoose,
}: {
  id: string | undefined
  facts: KeyFacts
  chosen: boolean
  onChoose: () => void
}) {
  return (
    <div
      className={`rounded-md border p-3 ${chosen ? 'border-action bg-selected' : 'border-control-border'}`}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={id}
          type="radio"
          name="lender"
          checked={chosen}
          onChange={onChoose}
          className="size-4 shrink-0 accent-action"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {facts.lender_name}, {facts.apr} % APR, {facts.days} days
        </span>
      </label>
      <Disclosure title="Key fact statement" open={chosen}>
        <KeyFactsList facts={facts} />
      </Disclosure>
    </div>
  )
}

function FormField({
  field: { name, label, help, required, kind, options },
  value,
  error,
  onChange,
}: {
  field: CreditForm['fields'][number]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const shared = { id: `credit-${name}`, label, hint: help, error, optional: !required, value }
  return kind === 'choice' ? (
    <Select {...shared} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  ) : (
    <TextInput
      {...shared}
      maxLength={500}
      autoComplete="off"
      inputMode={kind === 'number' ? 'numeric' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
