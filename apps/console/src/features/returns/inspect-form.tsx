import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { PIECE_FATE_WORDS } from '@upchar/kernel/return-reasons'
import type { PieceFate } from '@upchar/kernel/return-reasons'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { count, rupees } from '../../kit/format.ts'
import { question, useCall } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { cellKey, firstGuess, typedPieces } from './inspection.ts'
import { useReturnChange } from './use-return-change.ts'
import type { Return } from './words.ts'

/** Says what became of each piece, shows what that gives back, and settles the return (RET-02, RET-04). */
export function InspectForm({ one }: { one: Return }) {
  const [typed, setTyped] = useState(() => firstGuess(one))
  const [decision, setDecision] = useState('')
  const [outcome, setOutcome] = useState(one.wish)
  const pieces = useMemo(() => typedPieces(one, typed), [one, typed])
  const seen = useQuery({
    ...question('staffPreviewReturn', { params: { id: one.id }, body: { pieces: pieces ?? [] } }),
    enabled: pieces !== undefined,
    retry: false,
    gcTime: 0,
  })
  const settlement = pieces === undefined ? undefined : seen.data?.settlement
  const call = useCall('staffSettleReturn', useReturnChange('The return is settled'))
  const message = call.error?.message ?? (pieces === undefined ? undefined : seen.error?.message)
  return (
    <Panel title="Inspect">
      <form
        noValidate
        aria-label="Inspect"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (pieces === undefined || settlement === undefined) return
          call.mutate({
            params: { id: one.id },
            body: {
              version: one.version,
              pieces,
              outcome,
              credit: outcome === 'refund' ? settlement.credit : 0,
              decision,
            },
          })
        }}
      >
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        {one.items.map((item) => (
          <Item
            key={item.line}
            item={item}
            typed={typed}
            onType={(key, text) => setTyped({ ...typed, [key]: text })}
          />
        ))}
        <Select
          id="return-outcome"
          label="What the buyer gets"
          hint={
            one.seller_stopped
              ? 'The sales of this seller are stopped: nothing of it is sent again'
              : one.wish === 'replacement'
                ? 'The buyer would like the same goods again'
                : undefined
          }
          value={outcome}
          onChange={(event) =>
            setOutcome(event.target.value === 'refund' ? 'refund' : 'replacement')
          }
        >
          <option value="refund">Money back, with credit notes</option>
          {one.seller_stopped ? null : (
            <option value="replacement">The same goods again, with a delivery challan</option>
          )}
        </Select>
        <TextArea
          id="return-result"
          label="For the buyer"
          hint="Needed where pieces are not accepted. The buyer reads it"
          rows={2}
          maxLength={300}
          value={decision}
          onChange={(event) => setDecision(event.target.value)}
        />
        <LeaveGuard unsaved={decision !== ''} />
        {settlement === undefined ? (
          <p className="text-text-muted">Count every piece to see what goes back.</p>
        ) : outcome === 'refund' ? (
          <Effect {...settlement} />
        ) : (
          <p className="font-semibold">
            The accepted pieces are taken from stock and wait to be packed. No money moves.
          </p>
        )}
        <Button
          type="submit"
          className="self-end"
          busy={call.isPending}
          disabled={settlement === undefined}
        >
          Settle the return
        </Button>
      </form>
    </Panel>
  )
}

function Item({
  item,
  typed,
  onType,
}: {
  item: Return['items'][number]
  typed: Readonly<Record<string, string>>
  onType: (key: string, text: string) => void
}) {
  const input = (batch: Return['items'][number]['batches'][number], fate: PieceFate) => {
    const key = cellKey(item.line, batch, fate)
    return (
      <TextInput
        key={key}
        id={key}
        label={PIECE_FATE_WORDS[fate]}
        inputMode="numeric"
        value={typed[key] ?? ''}
        onChange={(event) => onType(key, event.target.value)}
      />
    )
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-body-sm font-semibold [overflow-wrap:anywhere]">
        {count(item.quantity)} × {item.title}
      </legend>
      {item.batches.map((batch) => (
        <fieldset key={`${batch.lot} ${batch.parcel}`} className="flex flex-col gap-2">
          <legend className="text-caption text-text-muted">
            {batch.batch === '' ? 'No batch number' : `Batch ${batch.batch}`},{' '}
            {count(batch.quantity)} sent
            {batch.expires_on ? `, expires ${formatIstDate(batch.expires_on)}` : ''}
          </legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {batch.fates.map((fate) => input(batch, fate))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

/** What the result does to the money. */
const Effect = ({
  credit,
  refund,
  cash,
  to_wallet: toWallet,
}: Answer<'staffPreviewReturn'>['settlement']) => (
  <p className="font-semibold">
    {credit === 0
      ? 'Nothing is credited, and nothing goes back.'
      : `${rupees(credit)} is credited by credit notes. `}
    {credit > 0 && refund === 0 ? 'Nothing goes back: it had not been paid.' : ''}
    {toWallet > 0 ? `${rupees(toWallet)} goes to the buyer’s wallet, as the buyer chose. ` : ''}
    {refund - cash - toWallet > 0
      ? `${rupees(refund - cash - toWallet)} goes back to where the buyer paid from. `
      : ''}
    {cash > 0 ? `${rupees(cash)} was paid in cash: finance sends it by bank.` : ''}
  </p>
)
