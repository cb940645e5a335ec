import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { PriceList } from './words.ts'

/** Ends a price list with a reason, after saying what it does to buyers. */
export function EndListDialog({ list, onClose }: { list: PriceList; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListPriceLists'] })
  const end = useCall('staffEndPriceList', {
    onSuccess: () => {
      showAlert(1, `${list.name} has ended.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end-list',
    send: (reason) => sendBy(end, { params: { id: list.id }, body: { reason } }),
  })
  return (
    <ReasonDialog title="End this price list?" action="End the list" {...form} onClose={onClose}>
      <p>
        {list.state === 'planned'
          ? 'It will not begin.'
          : 'It ends at once. Carts say that the price went up, and buyers confirm the new total before they pay. Orders and payments in progress keep their price.'}
      </p>
    </ReasonDialog>
  )
}
