import { useState } from 'react'
import { parseRupees } from '@upchar/kernel/money'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { useWalletsAgain } from './use-wallet-change.ts'

const typed = (text: string) => parseRupees(text.replace(/[₹,\s]/g, ''))

/** Up to which amount one member changes a wallet alone. */
export function LimitPanel({ limit }: { limit: number }) {
  const [changing, setChanging] = useState(false)
  const { may } = useMe()
  const again = useWalletsAgain()
  const set = useCall('staffSetWalletLimit', {
    onSuccess: () => {
      showAlert(1, 'The limit is saved')
      setChanging(false)
      return again()
    },
    onError: () => void again(),
  })
  return (
    <Panel
      title="Second person"
      note={
        limit === 0
          ? 'Every change needs one'
          : `Needed above ${rupees(limit)} a day for one customer`
      }
      action={
        may('wallet.limit') && !changing ? (
          <Button look="outline" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the limit</span>
          </Button>
        ) : undefined
      }
      flush
    >
      {changing ? (
        <RecordForm
          id="limit"
          title="The limit"
          action="Save the limit"
          fields={[
            {
              name: 'limit',
              label: 'Rupees a day that one person may give or take alone',
              hint: '0: every change needs a second person',
              inputMode: 'decimal',
              maxLength: 9,
            },
          ]}
          initial={{ limit: String(limit) }}
          check={(values) => {
            const amount = typed(values.limit)
            return amount.ok && amount.value >= 0 && amount.value <= 10_000_000
              ? []
              : [{ field: 'limit', message: 'Enter an amount up to 1,00,000, such as 1000' }]
          }}
          send={(values) => {
            const amount = typed(values.limit)
            return sendBy(set, {
              body: { limit: amount.ok ? amount.value / 100 : 0, seen_limit: limit },
            })
          }}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Panel>
  )
}
