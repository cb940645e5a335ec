import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import { MOVE_WHY } from './words.ts'
import type { Move, MoveStep } from './words.ts'

type Props = { move: Move; step: MoveStep; onClose: () => void }

const DONE: Readonly<Record<MoveStep, string>> = {
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
      for (const list of ['staffListStockMoves', 'staffListStock'])
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
        </p>
      </Confirm>
    )
  const most = step === 'send' ? move.asked : move.sent
  const title = `${step === 'send' ? 'Send' : 'Receive'} ${move.sku}`
  const isWhole = (text: string) => /^\d{1,7}$/.test(text.trim())
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm
        id="move-step"
        title={title}
        action={step === 'send' ? 'Send' : 'Take in stock'}
        fields={[
          {
            name: 'pieces',
            label: step === 'send' ? 'Pieces that leave' : 'Pieces that arrived',
            hint:
              step === 'send'
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
          if (step === 'send') return sendBy(change, { params, body: { step, pieces: many } })
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
