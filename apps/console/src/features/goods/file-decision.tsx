import { useQueryClient } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { useState } from 'react'
import { Choice } from '../../kit/choice.tsx'
import { useCall } from '../../shell/api/ask.ts'
import type { CatalogueFile } from './catalogue-files.tsx'
import { FileColumns, focusOpen, meaningsOf } from './file-columns.tsx'
import type { Columns } from './file-columns.tsx'

const COLUMNS = [
  {
    value: 'some',
    name: 'Only change the columns in the file',
    note: 'A column that the file lacks stays as it is. An empty cell clears the field.',
  },
  {
    value: 'all',
    name: 'Each row is the complete record',
    note: 'A column that the file lacks, or an empty cell, clears the field; a missing stock is 0.',
  },
] as const

/** Imports a checked file, checks it again with other columns, or discards it. */
export function FileDecision({ file }: { file: CatalogueFile }) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      ['staffGetCatalogueFile', 'staffListCatalogueFiles'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const importing = useCall('staffImportCatalogueFile', { onSettled })
  const checking = useCall('staffCheckCatalogueFile', { onSettled })
  const discarding = useCall('staffDiscardCatalogueFile', { onSettled })
  const busy = importing.isPending || checking.isPending || discarding.isPending
  const problem = importing.error ?? checking.error ?? discarding.error
  const params = { id: file.id }
  // Arrow keys move through the choices, so a choice alone must start nothing.
  const [onlyColumns, setOnlyColumns] = useState(file.only_columns)
  const [columns, setColumns] = useState<Columns>({})
  const [isAsked, setIsAsked] = useState(false)
  const isAsChecked =
    file.state === 'checked' &&
    onlyColumns === file.only_columns &&
    Object.keys(columns).length === 0
  const hasChosen = file.state === 'unmapped' || Object.keys(columns).length > 0
  const check = () => {
    setIsAsked(true)
    if (focusOpen(file, columns)) return
    const headings = hasChosen ? { headings: meaningsOf(file, columns) } : {}
    checking.mutate({ params, body: { only_columns: onlyColumns, ...headings } })
  }
  const { made = 0, changed = 0 } = file.summary?.outcomes ?? {}
  return (
    <div className="flex flex-col items-start gap-3">
      <FileColumns
        file={file}
        chosen={columns}
        isAsked={isAsked}
        onChoose={(heading, column) => setColumns((all) => ({ ...all, [heading]: column }))}
      />
      <Choice
        legend="What the file may change of goods that the shop has"
        name="columns"
        options={COLUMNS}
        value={onlyColumns ? 'some' : 'all'}
        onChange={(value) => setOnlyColumns(value === 'some')}
      />
      <p className="text-body-sm text-text-muted">
        An empty cell never clears what the law asks for: class, HSN, maker, importer, licence,
        country. After another choice, check the file again. Nothing is written before you import.
      </p>
      <div className="flex flex-wrap gap-3">
        {file.state === 'checked' ? (
          <Button
            busy={importing.isPending}
            disabled={busy || !isAsChecked || made + changed === 0}
            onClick={() => importing.mutate({ params })}
          >
            Import {plural(made + changed, 'row')}
          </Button>
        ) : null}
        <Button look={isAsChecked ? 'outline' : 'primary'} disabled={busy} onClick={check}>
          {file.state === 'unmapped' ? 'Check with these columns' : 'Check again'}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => discarding.mutate({ params })}>
          Discard
        </Button>
      </div>
      {problem ? (
        <Notice tone="danger" live>
          {problem.message}
        </Notice>
      ) : null}
    </div>
  )
}
