import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { SETTLEMENT_LONGEST, SETTLEMENT_OUTCOME_WORDS } from '@upchar/kernel/settlement'
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

const LISTS = ['staffListSettlements', 'staffListSettlementDifferences', 'staffListUnsettled']

function useRecording() {
  const [file, setFile] = useState<TextFile>()
  const client = useQueryClient()
  const preview = useCall('staffPreviewSettlements')
  const record = useCall('staffRecordSettlements', {
    onSuccess: ({ recorded }) => {
      showAlert(1, `${plural(recorded, 'settlement')} recorded`)
      clear()
      return Promise.all(LISTS.map((key) => client.invalidateQueries({ queryKey: [key] })))
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
    preview.mutate({ body: chosen })
  }
  return { file, preview, record, clear, choose }
}

/** Chooses the gateway's settlement report, shows what recording it would find, and records it (CHECKOUT-06). */
export function RecordReport() {
  const { file, preview, record, clear, choose } = useRecording()
  const error = record.error ?? preview.error
  return (
    <div className="flex flex-col gap-3">
      <ChooseText
        label="Settlement report"
        action="Choose a report"
        longest={SETTLEMENT_LONGEST}
        tooLarge="export fewer days."
        busy={preview.isPending}
        onChoose={choose}
      >
        Settlements come from the gateway by themselves. For older days choose the settlement report
        of its dashboard (CSV); you see what it matches before anything is recorded.
      </ChooseText>
      {error ? <FileProblem error={error} /> : null}
      {file && preview.data ? (
        <Found
          name={file.file_name}
          found={preview.data}
          busy={record.isPending}
          onRecord={() => record.mutate({ body: { ...file, seen: preview.data.seen } })}
          onCancel={clear}
        />
      ) : null}
    </div>
  )
}

type FoundProps = {
  name: string
  found: Preview
  busy: boolean
  onRecord: () => void
  onCancel: () => void
}

function Found({ name, found, busy, onRecord, onCancel }: FoundProps) {
  const columns = useMemo(() => previewColumns(), [])
  const { totals, differences, settlements } = found
  const fresh = settlements.filter(({ recorded }) => !recorded)
  const different = totals.outcomes
    .filter(({ outcome }) => outcome !== 'matched')
    .reduce((sum, { lines }) => sum + lines, 0)
  return (
    <Panel
      title={name}
      note={`${plural(fresh.length, 'settlement')} of ${rupees(totals.net)} in ${plural(totals.lines, 'line')}`}
    >
      <div className="flex flex-col gap-4">
        {fresh.length < settlements.length ? (
          <Notice tone="info" live>
            {plural(settlements.length - fresh.length, 'settlement')} of this report recorded
            already: nothing changes there.
          </Notice>
        ) : null}
        <ul
          aria-label="What the report holds"
          className="flex flex-wrap gap-x-6 gap-y-2 text-body-sm"
        >
          {totals.outcomes.map(({ outcome, lines, net }) => (
            <li key={outcome} className="flex items-center gap-2">
              <Badge tone={OUTCOME_TONES[outcome]}>{SETTLEMENT_OUTCOME_WORDS[outcome].name}</Badge>
              <span className="tabular">
                {count(lines)} · {rupees(net)}
              </span>
            </li>
          ))}
        </ul>
        {differences.length > 0 ? (
          <DataTable
            label="Lines that differ"
            rows={differences}
            columns={columns}
            rowId={(row) => `${row.settlement_id} ${row.line}`}
          />
        ) : null}
        {different > differences.length ? (
          <p className="text-body-sm text-text-muted">
            The first {count(differences.length)} of {count(different)} lines that differ.
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onCancel}>
            {fresh.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {fresh.length === 0 ? null : (
            <Button busy={busy} onClick={onRecord}>
              Record {plural(fresh.length, 'settlement')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
