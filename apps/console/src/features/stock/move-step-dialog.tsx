import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import { count } from '../../kit/format.ts'
import { MOVE_WHY } from './words.ts'
import type { Move, MoveStep } from './words.ts'

type Props = { move: Move; step: MoveStep; onClose: () => void }

const DONE: Readonly<Record<MoveStep, string>> = {
  pack: 'It is packed and has its delivery challan',
  send: 'It is on its way',
  receive: 'It is in stock',
  cancel: 'The move is cancelled',
}

/** Sends, receives or cancels a move of stock. */
export function MoveStepDialog({ move, step, onClose }: Props) {
  const client = useQueryClient()
  const change = useCall('staffChangeStockMove', {
    onSuccess: () => {
      showAlert(1, DONE[step])
      for (const list of ['staffListStockMoves', 'staffListStock', 'staffListEDocuments'])
        void client.invalidateQueries({ queryKey: [list] })
      onClose()
    },
  })
  const params = { id: move.id }
  if (step === 'cancel')
    return (
      <Confirm
        title={`Cancel move ${move.id}?`}
        action="Cancel the move"
        busy={change.isPending}
        problem={change.error?.message}
        onConfirm={() => change.mutate({ params, body: { step } })}
        onClose={onClose}
      >
        <p>
          {move.sku} stays in {move.origin}.
          {move.challan === null
            ? ''
            : ` The number of its delivery challan, ${move.challan.number}, is used up.`}
        </p>
      </Confirm>
    )
  if (step === 'send')
    return (
      <Confirm
        title={`Send move ${move.id}?`}
        action="It leaves"
        busy={change.isPending}
        problem={change.error?.message}
        onConfirm={() => change.mutate({ params, body: { step } })}
        onClose={onClose}
      >
        <p>
          {count(move.sent)} × {move.sku} to {move.warehouse}, with delivery challan{' '}
          <span className="tabular">{move.challan?.number}</span>: two copies go with the goods, the
          consigner keeps the third.
        </p>
      </Confirm>
    )
  const most = step === 'pack' ? move.asked : move.sent
  const title = `${step === 'pack' ? 'Pack' : 'Receive'} ${move.sku}`
  const isWhole = (text: string) => /^\d{1,7}$/.test(text.trim())
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm
        id="move-step"
        title={title}
        action={step === 'pack' ? 'Pack and issue the challan' : 'Take in stock'}
        fields={[
          {
            name: 'pieces',
            label: step === 'pack' ? 'Pieces that leave' : 'Pieces that arrived',
            hint:
              step === 'pack'
                ? `${most} are asked for. From now on they can’t be sold until they arrive`
                : `${most} were sent`,
            inputMode: 'numeric',
            maxLength: 7,
          },
          {
            name: 'reason',
            label: 'What became of the others',
            choices: MOVE_WHY,
            applies: ({ pieces }) => step === 'receive' && Number(pieces.trim()) < most,
          },
        ]}
        initial={{ pieces: String(most), reason: 'lost' }}
        check={({ pieces }) =>
          isWhole(pieces) && (step === 'receive' || Number(pieces) > 0)
            ? []
            : [{ field: 'pieces', message: 'Enter a whole number' }]
        }
        send={({ pieces, reason }) => {
          const many = Number(pieces.trim())
          if (step === 'pack') return sendBy(change, { params, body: { step, pieces: many } })
          const why = MOVE_WHY.find(({ value }) => value === reason)?.value ?? 'lost'
          return sendBy(change, {
            params,
            body: { step, pieces: many, reason: many < most ? why : '' },
          })
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
