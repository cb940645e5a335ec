import { useRouter } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Order } from './order-words.ts'

export type Preview = Answer<'previewCancel'>['cancel']
export type Reason = Answer<'getCancelReasons'>['reasons'][number]
type Item = Order['sub_orders'][number]['items'][number]
type Chosen = { line: string; quantity: number }[]

const FAILED = 'We could not reach the shop. Check your connection and try again.'

/** The items of which some may still be cancelled. */
export const openItems = (order: Order): Item[] =>
  order.sub_orders.flatMap(({ items }) => items.filter((item) => item.can_cancel > 0))

function useReasons(): { reasons: readonly Reason[]; failed: boolean } {
  const [state, setState] = useState<{ reasons: Reason[]; failed: boolean }>({
    reasons: [],
    failed: false,
  })
  useEffect(() => {
    let live = true
    void api('getCancelReasons', {}).then((result) => {
      if (live) setState({ reasons: result.ok ? result.data.reasons : [], failed: !result.ok })
    })
    return () => {
      live = false
    }
  }, [])
  return state
}

/** What the chosen items give back, by the server; the newest choice wins. */
function usePreview(id: string, key: string | undefined, items: Chosen, way: RefundWay) {
  const [seen, setSeen] = useState<{
    items: Chosen
    way: RefundWay
    preview?: Preview
    error: string
  }>()
  useEffect(() => {
    let live = true
    if (items.length > 0)
      void api('previewCancel', {
        body: { id, ...(key !== undefined && { key }), items, refund_way: way },
      }).then((result) => {
        if (!live) return
        if (result.ok) setSeen({ items, way, preview: result.data.cancel, error: '' })
        else
          setSeen({ items, way, error: result.kind === 'refused' ? result.error.message : FAILED })
      })
    return () => {
      live = false
    }
  }, [id, key, items, way])
  // The choice of the way stays on the page while its preview is read: focus would be lost.
  const offered = (seen?.preview?.to_wallet ?? 0) > 0
  return { seen: seen?.items === items && seen.way === way ? seen : undefined, offered }
}

/** The choice of what to cancel and why, what it gives back, and the press of the button. */
export function useCancel(order: Order, linkKey: string | undefined) {
  const router = useRouter()
  const { reasons, failed } = useReasons()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(openItems(order).map((item) => [item.line, item.can_cancel])),
  )
  const items = useMemo(
    () =>
      Object.entries(counts)
        .filter(([, quantity]) => quantity > 0)
        .map(([line, quantity]) => ({ line, quantity })),
    [counts],
  )
  const [way, setWay] = useState<RefundWay>('source')
  const { seen, offered } = usePreview(order.id, linkKey, items, way)
  const [press, setPress] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Preview>()
  const preview = seen?.preview
  const send = async () => {
    if (preview === undefined || busy) return
    if (reason === '') return setProblem('Choose a reason')
    setBusy(true)
    const result = await api('cancelOrder', {
      body: {
        id: order.id,
        ...(linkKey !== undefined && { key: linkKey }),
        items,
        reason,
        note,
        amount: preview.amount,
        refund_way: preview.to_wallet > 0 ? way : 'source',
        request_key: press,
      },
    })
    setBusy(false)
    if (result.ok) setDone(preview)
    else setProblem(result.kind === 'refused' ? result.error.message : FAILED)
    if (result.ok || result.kind === 'refused') void router.invalidate()
  }
  return {
    reasons,
    counts,
    setCount: (line: string, quantity: number) => {
      setCounts({ ...counts, [line]: quantity })
      // Another choice is another cancel.
      setPress(crypto.randomUUID())
    },
    way: {
      value: way,
      set: (chosen: RefundWay) => {
        setWay(chosen)
        setPress(crypto.randomUUID())
      },
    },
    offered,
    reason: { value: reason, set: setReason },
    note: { value: note, set: setNote },
    preview,
    message: seen?.error || problem || (failed ? FAILED : ''),
    busy,
    done,
    send,
  }
}
