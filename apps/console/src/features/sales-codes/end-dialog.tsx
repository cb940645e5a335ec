import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { SalesCode } from './words.ts'

/** Ends a sales code with a reason, after saying what it does to buyers. */
export function EndSalesCodeDialog({ code, onClose }: { code: SalesCode; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListSalesCodes'] })
  const end = useCall('staffEndSalesCode', {
    onSuccess: () => {
      showAlert(1, `${code.code} has ended.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: code.id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`End ${code.code}?`}
      action="End the sales code"
      {...form}
      onClose={onClose}
    >
      <p>
        It ends at once, also in carts and for links, and can’t be given to anybody again. Orders
        and open checkouts keep it; no price changes.
      </p>
    </ReasonDialog>
  )
}
