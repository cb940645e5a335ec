import { formatIstDate } from '@upchar/kernel/dates'
import { useRouter } from '@tanstack/react-router'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Money } from '@upchar/ui/price'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { AccountCard } from '../account-layout/index.ts'
import type { CreditAccount } from './credit-types.ts'
import { KeyFactsList } from './key-facts.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { STATES } from './states.ts'
import { Statement } from './statement.tsx'

/** An open line or a running application: limit, what is due, statement, key facts, and what can be done. */
export function LineCard({ account }: { account: CreditAccount }) {
  const { words, tone } = STATES[account.state]
  const drawn = account.state !== 'in_review'
  return (
    <>
      <AccountCard title={account.lender_name} aside={<Badge tone={tone}>{words}</Badge>}>
        <p className="text-body-sm text-text-muted [overflow-wrap:anywhere]">{account.text}</p>
        {drawn ? <Amounts account={account} /> : null}
        <Actions account={account} />
      </AccountCard>
      {drawn ? <Statement account={account} /> : null}
      {!drawn && account.files.length > 0 ? <SentDocuments files={account.files} /> : null}
      <AccountCard title="Key facts you agreed to">
        <KeyFactsList facts={account.key_facts} />
      </AccountCard>
    </>
  )
}

function Amounts({ account }: { account: CreditAccount }) {
  const { available, limit, owed, held, overdue, next_due: next } = account
  return (
    <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-3">
      <div>
        <dt className="text-body-sm text-text-muted">You can draw</dt>
        <dd className="text-h1 font-bold">
          <Money rupees={available} paise="always" />
        </dd>
        <dd className="text-caption text-text-hint">
          of a limit of <Money rupees={limit} paise="always" />
          {held > 0 ? (
            <>
              ; <Money rupees={held} paise="always" /> set aside for an order
            </>
          ) : null}
        </dd>
      </div>
      <div>
        <dt className="text-body-sm text-text-muted">You owe the lender</dt>
        <dd className="text-h1 font-bold">
          <Money rupees={owed} paise="always" />
        </dd>
        <dd className="text-caption text-text-hint">without interest and charges</dd>
      </div>
      <div>
        <dt className="text-body-sm text-text-muted">
          {overdue > 0 ? 'Overdue' : next ? 'Due next' : 'Due'}
        </dt>
        <dd className={overdue > 0 ? 'text-h1 font-bold text-danger' : 'text-h1 font-bold'}>
          <Money rupees={overdue > 0 ? overdue : (next?.amount ?? 0)} paise="always" />
        </dd>
        {next ? (
          <dd className="text-caption text-text-hint">
            {overdue > 0 ? 'since' : 'by'} {formatIstDate(next.on)}, and{' '}
            <Money rupees={next.charge} paise="always" /> for the loan
          </dd>
        ) : null}
      </div>
    </dl>
  )
}

function Actions({ account }: { account: CreditAccount }) {
  const router = useRouter()
  const [busy, setBusy] = useState<'repay' | 'delete' | null>(null)
  const [asked, setAsked] = useState(false)
  const repay = async () => {
    setBusy('repay')
    const page = await api('repayCredit', { body: { account: account.id } })
    if (page.ok) return location.assign(page.data.url)
    showAlert(2, page.error.message)
    return setBusy(null)
  }
  const remove = async () => {
    if (!asked) return setAsked(true)
    setBusy('delete')
    const gone = await api('deleteCreditAccount', {
      params: { lender: account.lender_id, account: account.id },
    })
    showAlert(gone.ok ? 1 : 2, gone.ok ? gone.data.message : gone.error.message)
    await router.invalidate()
    return setBusy(null)
  }
  const ending =
    account.state === 'in_review' ? 'Withdraw the application' : 'Close this credit line'
  if (account.owed === 0 && !account.can_delete) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {account.owed > 0 ? (
        <Button busy={busy === 'repay'} onClick={() => void repay()}>
          Repay at the lender’s page
        </Button>
      ) : null}
      {account.can_delete ? (
        <Button look="outline" busy={busy === 'delete'} onClick={() => void remove()}>
          {asked ? `${ending}: press again to confirm` : ending}
        </Button>
      ) : null}
    </div>
  )
}
