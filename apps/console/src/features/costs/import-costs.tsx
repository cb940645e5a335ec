import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { COST_FILE_LONGEST } from '@upchar/kernel/margins'
import { plural } from '@upchar/kernel/text'
import { Notice } from '@upchar/ui/dense/notice'
import { ChooseText, FileProblem } from '../../kit/choose-text.tsx'
import { count } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'

function Imported({ done }: { done: Answer<'staffImportCosts'> }) {
  const { recorded, unchanged, losses, losing } = done
  const more = losses - losing.length
  return (
    <Notice tone={losses > 0 ? 'warning' : 'success'} live>
      {recorded === 0 ? 'Nothing was new' : `${plural(recorded, 'cost')} recorded`}
      {unchanged > 0 && recorded > 0 ? `, ${count(unchanged)} stood already` : ''}.
      {losses > 0
        ? ` Sold at a loss: ${losing.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}.`
        : ''}
    </Notice>
  )
}

/** Records the costs of a file (OPS-04). */
export function ImportCosts() {
  const client = useQueryClient()
  const send = useCall('staffImportCosts', {
    onSuccess: () =>
      Promise.all(
        ['staffListCosts', 'staffGetProductMargins'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
  return (
    <div className="flex flex-col gap-3">
      <ChooseText
        label="File of costs"
        action="Record a file"
        longest={COST_FILE_LONGEST}
        tooLarge="split it into files of up to 5,000 lines."
        busy={send.isPending}
        onChoose={(file) => {
          send.reset()
          if (file) send.mutate({ body: file })
        }}
      >
        A CSV with the columns SKU and Cost (of a pack, without GST), and From where a cost begins
        on another day than today. All of its lines are recorded, or none.
      </ChooseText>
      {send.error ? <FileProblem error={send.error} /> : null}
      {send.data ? <Imported done={send.data} /> : null}
    </div>
  )
}
