import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { PlusIcon } from '@upchar/ui/icons'
import { useProblems } from '@upchar/ui/form/use-problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { today } from '../../kit/format.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { DecisionFrame } from './decision-frame.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { LicenceFields, licenceName } from './licence-fields.tsx'
import { firstRows, licencesToSend, rowProblems } from './licence-rows.ts'
import type { LicenceRow } from './licence-rows.ts'

const or = new Intl.ListFormat('en-IN', { type: 'disjunction' })

const licenceFields = (key: number): string[] => [`${key}-number`, `${key}-valid`]

/** The problems of the rows, in the order of the form. */
const problemsOf = (rows: readonly LicenceRow[]) =>
  rows.flatMap((row) => {
    const { number, validUntil } = rowProblems(row, today())
    return [
      ...(number ? [{ field: `${row.key}-number`, message: number }] : []),
      ...(validUntil ? [{ field: `${row.key}-valid`, message: validUntil }] : []),
    ]
  })

/** The licences of an application, with their problems. */
export function useLicences(application: DecisionProps['application']) {
  const [first] = useState(() => firstRows(application))
  const [rows, setRows] = useState<LicenceRow[]>(first)
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
  const remove = (removed: number) => setRows((all) => all.filter(({ key }) => key !== removed))
  return { rows, changed: rows !== first, missing, form, change, add, remove }
}

type ApproveProps = DecisionProps & { licences: ReturnType<typeof useLicences> }

/** Approval with the licences read off the documents (KYC-04). */
export function ApproveForm({
  application,
  licences: { rows, missing, form, change, add, remove },
  onDone,
  onClose,
  onConflict,
}: ApproveProps) {
  const approve = useCall('staffApproveKyc', { onSuccess: onDone, onError: onConflict })
  const { busy, onSubmit } = useSend(form, {
    read: () => rows,
    check: problemsOf,
    // A notice above the rows names the missing licences.
    send: async (all) =>
      missing.length > 0
        ? { ok: false, problems: [], message: '' }
        : sendBy(approve, {
            params: { id: application.id },
            body: { version: application.version, licences: licencesToSend(all) },
          }),
  })
  return (
    <DecisionFrame
      title="Approve"
      action="Approve and notify the buyer"
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
          Check each licence against its document: type, number and last day of validity.
        </p>
      )}
      {form.attempt > 0 && missing.length > 0 ? (
        <Notice tone="danger" live>
          Add {missing.map((kinds) => or.format(kinds.map(licenceName))).join(', and ')}.
        </Notice>
      ) : null}
      {rows.map((row) => (
        <LicenceFields
          key={row.key}
          row={row}
          errors={form.errors}
          onChange={(part) => change(row.key, part)}
          onRemove={() => remove(row.key)}
        />
      ))}
      <Button look="quiet" className="self-start" onClick={add}>
        <PlusIcon size={16} aria-hidden="true" /> Add a licence
      </Button>
    </DecisionFrame>
  )
}
