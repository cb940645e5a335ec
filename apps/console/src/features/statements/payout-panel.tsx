import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { exactRupees } from '../../kit/format.ts'
import { NextSteps } from '../../kit/next-steps.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useMe } from '../../shell/api/me.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { RefusePayout } from './refuse-payout.tsx'
import { PAYOUT_WORDS } from './words.ts'
import type { StatementDetail } from './words.ts'

type Props = { data: StatementDetail; onDone: () => Promise<unknown> }

/** The payout of a statement: asked for, approved by a second member, transferred (OPS-06). */
export function PayoutPanel({ data }: { data: StatementDetail }) {
  const client = useQueryClient()
  const mayPay = useMe().may('statements.pay')
  const onDone = () =>
    Promise.all(
      ['staffGetStatement', 'staffListStatements'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const { statement, payout } = data
  if (statement.payout === 0) return null
  const { state } = payout
  const mayAct = mayPay && statement.dispute === null
  return (
    <Panel title="Payout" note={PAYOUT_WORDS[state]}>
      <NextSteps label="Where the payout stands" version={state}>
        <Facts facts={payoutFacts(data)} />
        {mayPay && statement.dispute !== null && state !== 'paid' ? (
          <p className="text-body-sm text-warning">
            The seller disputes this statement: nothing is paid until the dispute ends.
          </p>
        ) : null}
        {mayAct && (state === 'none' || state === 'refused') ? (
          <AskPayout data={data} onDone={onDone} />
        ) : null}
        {mayAct && state === 'waiting' ? <DecidePayout data={data} onDone={onDone} /> : null}
        {mayAct && state === 'approved' ? <RecordPaid data={data} onDone={onDone} /> : null}
      </NextSteps>
    </Panel>
  )
}

const eventWords = (event: StatementDetail['payout']['asked']): string =>
  event === null ? '' : `${event.by?.name ?? 'A former member'}, ${formatIstDateTime(event.at)}`

function payoutFacts({ statement, payout }: StatementDetail) {
  const isAsked = payout.state !== 'none' && payout.state !== 'refused'
  const rows: [string, string][] = [
    ['By bank', statement.by_bank > 0 ? exactRupees(statement.by_bank) : ''],
    ['To the account', isAsked ? payout.pay_to : ''],
    ['By the aggregator’s split', statement.by_split > 0 ? exactRupees(statement.by_split) : ''],
    ['To the linked account', isAsked ? payout.linked_account : ''],
    ['Asked for', eventWords(payout.asked)],
    [payout.state === 'refused' ? 'Refused' : 'Approved', eventWords(payout.decided)],
    ['Because', payout.reason],
    ['In a bank file', eventWords(payout.bank_file)],
    ['Recorded as paid', eventWords(payout.paid)],
    ['Bank’s number', payout.bank_reference],
    ['Aggregator’s number', payout.split_reference],
  ]
  return rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}

function AskPayout({ data: { statement, payout }, onDone }: Props) {
  const [asking, setAsking] = useState(false)
  const ask = useCall('staffAskSellerPayout', {
    onSuccess: () => {
      showAlert(1, 'A second member of staff has to approve it now')
      setAsking(false)
      return onDone()
    },
  })
  if (!asking)
    return (
      <Button className="self-start" onClick={() => setAsking(true)}>
        Ask for the payout
      </Button>
    )
  return (
    <RecordForm
      id="payout"
      title="Ask for the payout"
      action="Ask for the payout"
      fields={[
        {
          name: 'pay_to',
          label: 'Account number and IFSC',
          hint: 'Such as 50100234567890 HDFC0000123',
          applies: () => statement.by_bank > 0,
          maxLength: 60,
        },
        {
          name: 'linked_account',
          label: 'Account at the aggregator',
          hint: 'Such as acc_Lw2ks8dkF3sd1a',
          applies: () => statement.by_split > 0,
          maxLength: 18,
        },
      ]}
      initial={{ pay_to: payout.pay_to, linked_account: payout.linked_account }}
      send={({ pay_to: to, linked_account: linked }) =>
        sendBy(ask, {
          params: { id: statement.id },
          body: { pay_to: to.trim(), linked_account: linked.trim() },
        })
      }
      onClose={() => setAsking(false)}
    />
  )
}

function DecidePayout({ data, onDone }: Props) {
  const [refusing, setRefusing] = useState(false)
  const approve = useCall('staffDecideSellerPayout', {
    onSuccess: () => {
      showAlert(1, 'Approved: it can be transferred')
      return onDone()
    },
    onError: () => void onDone(),
  })
  if (refusing)
    return <RefusePayout data={data} onDone={onDone} onClose={() => setRefusing(false)} />
  const { statement, payout } = data
  const body = { approve: true, reason: '', asked_at: payout.asked?.at ?? '' }
  return (
    <>
      {approve.error ? (
        <Notice tone="danger" live>
          {approve.error.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={approve.isPending}
          onClick={() => approve.mutate({ params: { id: statement.id }, body })}
        >
          Approve the payout
        </Button>
        <Button look="outline" onClick={() => setRefusing(true)}>
          Refuse
        </Button>
      </div>
    </>
  )
}

function RecordPaid({ data, onDone }: Props) {
  const [form, setForm] = useState<'record' | 'refuse' | null>(null)
  const { statement } = data
  const onClose = () => setForm(null)
  const record = useCall('staffRecordSellerPayout', {
    onSuccess: () => {
      showAlert(1, 'The payout is recorded')
      onClose()
      return onDone()
    },
  })
  if (form === null)
    return (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setForm('record')}>Record the transfer</Button>
        <Button look="outline" onClick={() => setForm('refuse')}>
          Refuse after all
        </Button>
      </div>
    )
  if (form === 'refuse') return <RefusePayout data={data} onDone={onDone} onClose={onClose} />
  return (
    <RecordForm
      id="paid"
      title="Record the transfer"
      action="Record the transfer"
      fields={[
        {
          name: 'bank_reference',
          label: 'Bank’s number of the transfer (UTR)',
          applies: () => statement.by_bank > 0,
          maxLength: 60,
        },
        {
          name: 'split_reference',
          label: 'Aggregator’s number of the transfer',
          applies: () => statement.by_split > 0,
          maxLength: 60,
        },
      ]}
      initial={{ bank_reference: '', split_reference: '' }}
      send={({ bank_reference: bank, split_reference: split }) =>
        sendBy(record, {
          params: { id: statement.id },
          body: { bank_reference: bank.trim(), split_reference: split.trim() },
        })
      }
      onClose={onClose}
    />
  )
}
