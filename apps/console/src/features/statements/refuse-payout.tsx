import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { StatementDetail } from './words.ts'

const mayBeOnItsWay = () => (
  <p className="text-body-sm">
    Make sure that it isn’t on its way: the next one would pay the seller twice.
  </p>
)

/** Refuses a payout that waits, or one that is approved and not transferred: it is asked for anew then (OPS-06). */
export function RefusePayout({
  data: { statement, payout },
  onDone,
  onClose,
}: {
  data: StatementDetail
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const decide = useCall('staffDecideSellerPayout', {
    onSuccess: () => {
      showAlert(1, 'The payout is refused')
      onClose()
      return onDone()
    },
    onError: () => void onDone(),
  })
  return (
    <RecordForm
      id="refuse-payout"
      title="Refuse the payout"
      action="Refuse the payout"
      {...(payout.state === 'approved' && { note: mayBeOnItsWay })}
      fields={[{ name: 'reason', label: 'Why', maxLength: 300, wide: true }]}
      initial={{ reason: '' }}
      send={({ reason }) =>
        sendBy(decide, {
          params: { id: statement.id },
          body: { approve: false, reason: reason.trim(), asked_at: payout.asked?.at ?? '' },
        })
      }
      onClose={onClose}
    />
  )
}
