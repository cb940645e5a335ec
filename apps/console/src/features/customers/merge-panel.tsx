import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type Customer = Answer<'staffGetCustomer'>['customer']

const FIELDS: readonly RecordField<'into'>[] = [
  {
    name: 'into',
    label: 'Email address of the account that stays',
    hint: 'Nothing changes yet: you see what would move first',
    wide: true,
    inputMode: 'email',
    maxLength: 254,
  },
]

/** Making two accounts of one buyer one (OPS-10), or where the belongings of a merged account are. */
export function MergePanel({ customer }: { customer: Customer }) {
  const { may } = useMe()
  const [isAsked, setAsked] = useState(false)
  const preview = useCall('staffPreviewMerge')
  if (customer.merged_into !== null)
    return (
      <Panel title="Merged">
        <p className="text-body-sm">
          Everything of this account is with{' '}
          <a href={href.customer(customer.merged_into)}>the account it was merged into</a>. Its
          email address is free for a new account.
        </p>
      </Panel>
    )
  if (!may('customers.merge') || customer.is_closed) return null
  return (
    <Panel title="Merge with another account">
      {isAsked ? (
        <RecordForm
          id="merge"
          title="Merge with another account"
          action="Show what would move"
          fields={FIELDS}
          initial={{ into: '' }}
          send={({ into }) =>
            sendBy(preview, { params: { id: customer.id }, body: { into: into.trim() } })
          }
          onClose={() => setAsked(false)}
        />
      ) : (
        <div className="flex flex-col gap-3 text-body-sm">
          <p className="text-text-muted">
            For a buyer who has two accounts: orders, addresses, wallet, licences and everything
            else move to the one that stays.
          </p>
          <Button look="outline" className="self-start" onClick={() => setAsked(true)}>
            Merge into another account
          </Button>
        </div>
      )}
      {preview.data ? <MergeDialog preview={preview.data} onClose={() => preview.reset()} /> : null}
    </Panel>
  )
}
