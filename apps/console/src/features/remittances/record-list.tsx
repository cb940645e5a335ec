import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { REMITTANCE_LONGEST, remittanceWords, type RemittanceKind } from '@upchar/kernel/remittance'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { ChooseText, FileProblem } from '../../kit/choose-text.tsx'
import type { TextFile } from '../../kit/choose-text.tsx'
import { count, rupees } from '../../kit/format.ts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { previewColumns } from './columns.tsx'
import { OUTCOME_TONES } from './words.ts'
import type { Preview } from './words.ts'

function useRecording(kind: RemittanceKind) {
  const [file, setFile] = useState<TextFile>()
  const client = useQueryClient()
  const preview = useCall('staffPreviewRemittance')
  const record = useCall('staffRecordRemittance', {
    onSuccess: ({ remittance }) => {
      showAlert(1, `${remittance.file_name} is recorded.`)
      clear()
      return Promise.all(
        ['staffListRemittances', 'staffListRemittanceDifferences', 'staffListAwaitedCash'].map(
          (key) => client.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
    onError: (problem, { body }) => {
      if (isRefusal(problem, 'changed_meanwhile')) preview.mutate({ body })
    },
  })
  const clear = () => {
    setFile(undefined)
    preview.reset()
    record.reset()
  }
  const choose = (chosen: TextFile | null) => {
    clear()
    if (chosen === null) return
    setFile(chosen)
    preview.mutate({ body: { kind, ...chosen } })
  }
  return { file, preview, record, clear, choose }
}

const TEXTS = {
  cash: {
    label: 'Remittance list',
    action: 'Choose a list',
    columns: 'AWB and Amount, and Date and UTR where there are',
  },
  charges: {
    label: 'Courier’s bill',
    action: 'Choose a bill',
    columns: 'AWB and Total, and Charged weight, Date and Invoice number where there are',
  },
} as const

/** Chooses a courier's list, shows what recording it would find, and records it whole (RET-06). */
export function RecordList({ kind }: { kind: RemittanceKind }) {
  const { file, preview, record, clear, choose } = useRecording(kind)
  const { label, action, columns } = TEXTS[kind]
  const error = record.error ?? preview.error
  return (
    <div className="flex flex-col gap-3">
      <ChooseText
        label={label}
        action={action}
        longest={REMITTANCE_LONGEST}
        tooLarge="split it into lists of up to 5,000 lines."
        busy={preview.isPending}
        onChoose={choose}
      >
        The courier’s CSV with the columns {columns}. You see what it matches before anything is
        recorded.
      </ChooseText>
      {error ? <FileProblem error={error} /> : null}
      {file && preview.data ? (
        <Found
          kind={kind}
          name={file.file_name}
          found={preview.data}
          busy={record.isPending}
          onRecord={() => record.mutate({ body: { kind, ...file, seen: preview.data.seen } })}
          onCancel={clear}
        />
      ) : null}
    </div>
  )
}

function Found({
  kind,
  name,
  found,
  busy,
  onRecord,
  onCancel,
}: {
  kind: RemittanceKind
  name: string
  found: Preview
  busy: boolean
  onRecord: () => void
  onCancel: () => void
}) {
  const columns = useMemo(() => previewColumns(kind), [kind])
  const { totals, differences, recorded } = found
  const different = totals.outcomes
    .filter(({ outcome }) => outcome !== 'matched')
    .reduce((sum, { lines }) => sum + lines, 0)
  return (
    <Panel
      title={name}
      note={`${plural(totals.lines, 'line')}, ${rupees(totals.paid)} ${kind === 'cash' ? 'paid out' : 'charged'}`}
    >
      <div className="flex flex-col gap-4">
        {recorded ? (
          <Notice tone="info" live>
            This file was recorded on {formatIstDateTime(recorded.recorded_at)}
            {recorded.recorded_by ? ` by ${recorded.recorded_by.name}` : ''}. Recording it again
            would change nothing.
          </Notice>
        ) : null}
        <ul
          aria-label="What the list holds"
          className="flex flex-wrap gap-x-6 gap-y-2 text-body-sm"
        >
          {totals.outcomes.map(({ outcome, lines, paid }) => (
            <li key={outcome} className="flex items-center gap-2">
              <Badge tone={OUTCOME_TONES[outcome]}>{remittanceWords(kind, outcome).name}</Badge>
              <span className="tabular">
                {count(lines)} · {rupees(paid)}
              </span>
            </li>
          ))}
        </ul>
        {differences.length > 0 && !recorded ? (
          <DataTable
            label="Lines that differ"
            rows={differences}
            columns={columns}
            rowId={(row) => String(row.line)}
          />
        ) : null}
        {different > differences.length ? (
          <p className="text-body-sm text-text-muted">
            The first {count(differences.length)} of {count(different)} lines that differ.
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onCancel}>
            {recorded ? 'Close' : 'Cancel'}
          </Button>
          {recorded ? null : (
            <Button busy={busy} onClick={onRecord}>
              Record {plural(totals.lines, 'line')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
