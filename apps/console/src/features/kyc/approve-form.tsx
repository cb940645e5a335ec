import { useState } from 'react'
import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Notice } from '@upchar/ui/dense/notice'
import { Select, TextInput } from '@upchar/ui/field'
import { PlusIcon, TrashIcon } from '@upchar/ui/icons'
import { useProblems } from '@upchar/ui/form/use-problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { today } from '../../kit/format.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { DecisionFrame } from './decision-frame.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { firstRows, licencesOf, mayBeEndless, rowProblems } from './licence-rows.ts'
import type { LicenceRow } from './licence-rows.ts'

const nameOf = (kind: KycLicenceKind): string =>
  KYC_LICENCES.find((licence) => licence.kind === kind)?.name ?? kind
const or = new Intl.ListFormat('en-IN', { type: 'disjunction' })

const licenceFields = (key: number): string[] => [`${key}-number`, `${key}-valid`]

/** Approval with the licences read off the papers (KYC-04). */
export function ApproveForm({ application, onDone, onClose, onConflict }: DecisionProps) {
  const [rows, setRows] = useState<LicenceRow[]>(() => firstRows(application))
  const approve = useCall('staffApproveKyc', { onSuccess: onDone, onError: onConflict })
  const form = useProblems({ id: 'licence', fields: rows.flatMap(({ key }) => licenceFields(key)) })
  const change = (key: number, part: Partial<LicenceRow>) => {
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))
    form.corrected([
      ...('number' in part ? [`${key}-number`] : []),
      ...('validUntil' in part || 'endless' in part || 'kind' in part ? [`${key}-valid`] : []),
    ])
  }
  const add = () =>
    setRows((all) => [
      ...all,
      {
        key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
        kind: application.licences_needed[0]?.[0] ?? 'registration',
        number: '',
        scope: '',
        validUntil: '',
        endless: false,
      },
    ])
  const missing = application.licences_needed.filter(
    (kinds) => !rows.some(({ kind }) => kinds.includes(kind)),
  )
  const { busy, onSubmit } = useSend(form, {
    read: () => rows,
    check: (all) =>
      all.flatMap((row) => {
        const { number, validUntil } = rowProblems(row, today())
        return [
          ...(number ? [{ field: `${row.key}-number`, message: number }] : []),
          ...(validUntil ? [{ field: `${row.key}-valid`, message: validUntil }] : []),
        ]
      }),
    // What is missing is said above the rows.
    send: async (all) =>
      missing.length > 0
        ? { ok: false, problems: [], said: '' }
        : sendBy(approve, {
            params: { id: application.id },
            body: { version: application.version, licences: licencesOf(all) },
          }),
  })
  return (
    <DecisionFrame
      title="Approve"
      action="Approve and write to the buyer"
      look="primary"
      busy={busy}
      problem={approve.error ?? undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {application.licences_needed.length === 0 && rows.length === 0 ? (
        <p className="text-text-muted">No licence is needed for this step.</p>
      ) : (
        <p className="text-text-muted">
          Check each licence against its paper: kind, number, last day.
        </p>
      )}
      {form.attempt > 0 && missing.length > 0 ? (
        <Notice tone="danger" live>
          Add {missing.map((kinds) => or.format(kinds.map(nameOf))).join(', and ')}.
        </Notice>
      ) : null}
      {rows.map((row) => (
        <Licence
          key={row.key}
          row={row}
          errors={form.errors}
          onChange={(part) => change(row.key, part)}
          onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button look="quiet" className="self-start" onClick={add}>
        <PlusIcon size={16} aria-hidden="true" /> Add a licence
      </Button>
    </DecisionFrame>
  )
}

function Licence({
  row,
  errors,
  onChange,
  onRemove,
}: {
  row: LicenceRow
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<LicenceRow>) => void
  onRemove: () => void
}) {
  const id = `licence-${row.key}`
  const endless = mayBeEndless(row.kind)
  return (
    <fieldset className="rounded-md border border-border p-3">
      <legend className="sr-only">{nameOf(row.kind)}</legend>
      <div className="flex items-end gap-2">
        <Select
          label="Licence"
          className="min-w-0 grow"
          value={row.kind}
          onChange={(event) =>
            onChange({
              kind: KYC_LICENCES.find(({ kind }) => kind === event.target.value)?.kind ?? row.kind,
            })
          }
        >
          {KYC_LICENCES.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
        <Button look="quiet" aria-label={`Remove ${nameOf(row.kind)}`} onClick={onRemove}>
          <TrashIcon size={16} aria-hidden="true" />
        </Button>
      </div>
      <div className="mt-3 grid gap-3 min-[30rem]:grid-cols-2">
        <TextInput
          id={`${id}-number`}
          label="Number"
          value={row.number}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          error={errors[`${row.key}-number`]}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        <div>
          <TextInput
            id={`${id}-valid`}
            label="Good until"
            type="date"
            value={row.endless && endless ? '' : row.validUntil}
            disabled={row.endless && endless}
            error={errors[`${row.key}-valid`]}
            onChange={(event) => onChange({ validUntil: event.target.value })}
          />
          {endless ? (
            <Checkbox
              label="Never ends"
              checked={row.endless}
              onChange={(event) => onChange({ endless: event.target.checked })}
            />
          ) : null}
        </div>
      </div>
      <TextInput
        className="mt-3"
        label="Covers"
        optional
        value={row.scope}
        maxLength={200}
        autoComplete="off"
        placeholder={KYC_LICENCES.find(({ kind }) => kind === row.kind)?.scopeHint}
        onChange={(event) => onChange({ scope: event.target.value })}
      />
    </fieldset>
  )
}
