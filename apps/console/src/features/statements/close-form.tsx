import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { Select } from '@upchar/ui/field'
import { isIstDate } from '@upchar/kernel/dates'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { Sums } from './sums.tsx'
import { holdWords } from './words.ts'
import type { Draft, Statements } from './words.ts'

/** Closes a seller's statement by hand, after showing what it comes to and what waits (OPS-06). */
export function CloseForm({ data, onClose }: { data: Statements; onClose: () => void }) {
  const [seller, setSeller] = useState('')
  const [until, setUntil] = useState(data.cycle_day)
  const client = useQueryClient()
  const isWhole = seller !== '' && isIstDate(until)
  const draft = useQuery({
    ...question('staffPreviewStatement', { query: { seller_id: Number(seller), until } }),
    enabled: isWhole,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const close = useCall('staffCloseStatement', {
    onSuccess: ({ statement }) => {
      showAlert(1, `Statement ${statement.number} is closed`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListStatements'] })
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void draft.refetch()
    },
  })
  return (
    <section aria-label="Close a statement" className="flex flex-col gap-3 rounded-md bg-panel p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          id="statement-seller"
          name="seller"
          label="Seller"
          value={seller}
          onChange={({ target }) => setSeller(target.value)}
        >
          <option value="">Choose a seller</option>
          {data.sellers.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </Select>
        <DayInput
          id="statement-until"
          name="until"
          label="Last day"
          hint="Each Sunday’s is closed by itself"
          value={until}
          onChange={setUntil}
        />
      </div>
      {close.error ? (
        <Notice tone="danger" live>
          {close.error.message}
        </Notice>
      ) : null}
      {isWhole && draft.error ? (
        <Notice tone="danger" live>
          {draft.error.message}
        </Notice>
      ) : null}
      {isWhole && draft.data ? <DraftFacts draft={draft.data} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          busy={close.isPending}
          disabled={!isWhole || draft.data === undefined || draft.data.documents === 0}
          onClick={() =>
            draft.data &&
            close.mutate({
              body: { seller_id: Number(seller), until, seen: draft.data.seen },
            })
          }
        >
          Close the statement
        </Button>
      </div>
    </section>
  )
}

function DraftFacts({ draft }: { draft: Draft }) {
  return (
    <Panel
      title={
        draft.documents === 0 ? 'Nothing can be settled yet' : plural(draft.documents, 'document')
      }
      note={
        draft.last_day === null
          ? 'The first statement of this seller'
          : `The last statement ended on ${formatIstDate(draft.last_day)}`
      }
    >
      <div className="flex flex-col gap-3" aria-live="polite">
        {draft.documents === 0 ? null : <Sums of={draft} />}
        {draft.holds.length === 0 ? null : (
          <div className="text-body-sm text-text-muted">
            <p id="statement-waits">Waits for a later statement:</p>
            <ul aria-labelledby="statement-waits" className="list-disc pl-5">
              {draft.holds.map((one) => (
                <li key={one.hold}>{holdWords(one)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}
