import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { recalledGoods } from '@upchar/kernel/recalls'
import { Button } from '@upchar/ui/button'
import { AlertIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { api } from '../../shell/api/api.ts'
import type { Order } from './order-words.ts'
import { FAILED } from './use-returns.ts'

export type Recall = Answer<'getOrderRecalls'>['recalls'][number]

type Of = { order: Pick<Order, 'id'>; linkKey: string | undefined }

/** What of the order is recalled and what to do about it (OPS-05). `recalls` null: it could not be asked. */
export function RecallNotices({ recalls, ...of }: Of & { recalls: readonly Recall[] | null }) {
  if (recalls === null)
    return (
      <p role="alert" className="rounded-md border border-danger bg-surface p-4 text-body-sm">
        We could not check whether goods of this order are recalled. Reload the page.
      </p>
    )
  return recalls.map((recall) => <RecallNotice key={recall.id} recall={recall} {...of} />)
}

function RecallNotice({ recall, order, linkKey }: Of & { recall: Recall }) {
  const id = `recall-${recall.id}`
  if (recall.withdrawn)
    return (
      <section aria-labelledby={id} className="rounded-md border border-border bg-surface p-4">
        <h2 id={id} className="text-h3 font-semibold">
          The recall was a mistake
        </h2>
        <p className="text-body-sm [overflow-wrap:anywhere]">
          {recalledGoods(recall)}: you can use and sell it again.
        </p>
      </section>
    )
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-md border-2 border-danger bg-surface p-4"
    >
      <h2 id={id} className="flex items-center gap-2 text-h3 font-semibold text-danger">
        <AlertIcon size={20} aria-hidden="true" className="shrink-0" />
        Recalled: don’t use these goods
      </h2>
      <dl className="flex flex-col gap-2 text-body-sm [overflow-wrap:anywhere]">
        {[
          ['Goods', recalledGoods(recall)],
          ['What is wrong', recall.reason],
          ['What to do', recall.advice],
        ].map(([term, words]) => (
          <div key={term}>
            <dt className="text-text-muted">{term}</dt>
            <dd className="font-medium whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-body-sm">
        You can send them back free of charge, whenever you bought them: choose “Return items”
        below.
      </p>
      <Acknowledge recall={recall} order={order} linkKey={linkKey} />
    </section>
  )
}

/** One press says that it was read. Opening the page says nothing: scanners of mail open links. */
function Acknowledge({ recall, order, linkKey }: Of & { recall: Recall }) {
  const [at, setAt] = useState(recall.acknowledged_at)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const hydrated = useHydrated()
  const read = at ?? recall.acknowledged_at
  if (read !== null)
    return (
      <output className="block text-body-sm font-semibold text-success">
        Confirmed as read on {formatIstDateTime(read)}. Thank you.
      </output>
    )
  const press = async () => {
    setBusy(true)
    const result = await api('acknowledgeRecall', {
      body: { id: order.id, recall: recall.id, ...(linkKey !== undefined && { key: linkKey }) },
    })
    setBusy(false)
    if (!result.ok) return setProblem(result.kind === 'refused' ? result.error.message : FAILED)
    return setAt(result.data.recalls.find((one) => one.id === recall.id)?.acknowledged_at ?? null)
  }
  return (
    <div className="flex flex-col gap-2 noscript:hidden">
      <p role="alert" className="text-body-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <Button
        className="self-start"
        busy={busy}
        // A press before the scripts are there would be lost.
        disabled={!hydrated}
        onClick={() => void press()}
      >
        I have read this
      </Button>
    </div>
  )
}
