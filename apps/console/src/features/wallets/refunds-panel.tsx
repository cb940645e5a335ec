import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { When } from '../../kit/when.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { useWalletsAgain } from './use-wallet-change.ts'

type Refunds = Answer<'staffListWalletChanges'>['refunds']

/** Whether buyers may take refunds as credit of the wallet, and which lawyer has cleared it (RET-04). */
export function RefundsPanel({ refunds }: { refunds: Refunds }) {
  const [changing, setChanging] = useState(false)
  const { may } = useMe()
  const again = useWalletsAgain()
  const set = useCall('staffSetWalletRefunds', {
    onSuccess: () => {
      showAlert(1, 'Saved: new refunds follow it')
      setChanging(false)
      return again()
    },
    onError: () => void again(),
  })
  return (
    <Panel
      title="Refunds to the wallet"
      note={
        <>
          {refunds.allowed
            ? `Buyers may choose them. Cleared by ${refunds.cleared_by}`
            : 'Off: money goes back to where it was paid from'}
          {refunds.set === null ? null : (
            <>
              {' '}
              · {refunds.set.by?.name ?? 'Somebody'}, <When at={refunds.set.at} exact />
            </>
          )}
        </>
      }
      action={
        may('wallet.refunds') && !changing ? (
          <Button look="outline" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> refunds to the wallet</span>
          </Button>
        ) : undefined
      }
      flush
    >
      {changing ? (
        <RecordForm
          id="wallet-refunds"
          title="Refunds to the wallet"
          action="Save"
          fields={[
            {
              name: 'allowed',
              label: 'May buyers choose the wallet?',
              hint: 'Instead of where they paid from, for what they paid online. It is never paid out.',
              choices: [
                { value: 'no', name: 'No' },
                { value: 'yes', name: 'Yes, a lawyer has cleared it' },
              ],
            },
            {
              name: 'cleared_by',
              label: 'Cleared by',
              hint: 'Name and firm of the lawyer',
              applies: ({ allowed }) => allowed === 'yes',
              maxLength: 120,
            },
          ]}
          initial={{ allowed: refunds.allowed ? 'yes' : 'no', cleared_by: refunds.cleared_by }}
          send={({ allowed, cleared_by: clearedBy }) =>
            sendBy(set, {
              body: {
                allowed: allowed === 'yes',
                cleared_by: allowed === 'yes' ? clearedBy : '',
                seen_allowed: refunds.allowed,
                seen_cleared_by: refunds.cleared_by,
              },
            })
          }
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Panel>
  )
}
