import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { EMPTY, KINDS, type Change, type ChangeKind, type Values } from './changes.ts'
import { PreviewPanel } from './preview-panel.tsx'

/** A change that is being made: what to enter, or one that needs no entry. */
export type Draft =
  | { kind: keyof typeof KINDS; initial?: Partial<Values> }
  | { title: string; change: Change }

type Preview = Answer<'staffPreviewSearch'>

/** What a form without fields does. */
const inWords = (title: string) => () => <p className="font-semibold">{title}</p>

/** Enter, look at before and after, put it live with a reason. */
export function ChangePanel({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const [typed, setTyped] = useState<Values>({
    ...EMPTY,
    ...('kind' in draft ? draft.initial : {}),
  })
  const [ready, setReady] = useState<{ change: Change; preview: Preview }>()
  const preview = useCall('staffPreviewSearch')
  const kind: ChangeKind | undefined = 'kind' in draft ? KINDS[draft.kind] : undefined
  const look = async (change: Change) => {
    const answer = await sendBy(preview, { body: { change } })
    if (answer.ok) setReady({ change, preview: answer.data })
    return answer
  }
  if (ready !== undefined)
    return (
      <Live
        {...ready}
        onBack={kind === undefined ? onClose : () => setReady(undefined)}
        onClose={onClose}
      />
    )
  if (kind === undefined && 'change' in draft)
    return (
      <RecordForm
        id="search-change"
        title={draft.title}
        action="Preview"
        fields={[]}
        initial={{}}
        note={inWords(draft.title)}
        send={() => look(draft.change)}
        onClose={onClose}
      />
    )
  return (
    <RecordForm
      id="search-change"
      title={kind?.title ?? ''}
      action="Preview"
      fields={kind?.fields ?? []}
      initial={typed}
      send={(values) => {
        setTyped(values)
        return kind === undefined ? Promise.reject(new Error('no form')) : look(kind.read(values))
      }}
      onClose={onClose}
    />
  )
}

function Live({
  change,
  preview,
  onBack,
  onClose,
}: {
  change: Change
  preview: Preview
  onBack: () => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const live = useCall('staffChangeSearch', {
    onSuccess: async () => {
      showAlert(1, 'Live. Buyers find by it from now on.')
      onClose()
      for (const name of ['staffListSearchWords', 'staffListSearchRules', 'staffListSearches'])
        await client.invalidateQueries({ queryKey: [name] })
    },
  })
  return (
    <>
      <PreviewPanel preview={preview} />
      <RecordForm
        id="search-live"
        title="Put it live"
        action="Put it live"
        fields={[{ name: 'reason', label: 'Why', maxLength: 300, wide: true }]}
        initial={{ reason: '' }}
        check={({ reason }) =>
          reason !== '' && reason.trim().length < 3
            ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
            : []
        }
        send={({ reason }) => sendBy(live, { body: { change, reason: reason.trim() } })}
        onClose={onBack}
      />
    </>
  )
}
