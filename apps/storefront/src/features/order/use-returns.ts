import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Order } from './order-words.ts'

export type Returns = Answer<'getReturns'>
export type Returnable = Returns['returnable'][number]
type Asked = Pick<
  BodyInput<'requestReturn'>,
  'items' | 'reason' | 'note' | 'photos' | 'wish' | 'pay_to' | 'refund_way' | 'request_key'
>

export const FAILED = 'We could not reach the shop. Check your connection and try again.'

type Seen = { returns?: Returns; failed: boolean }

const seenOf = (result: { ok: true; data: Returns } | { ok: false }): Seen =>
  result.ok ? { returns: result.data, failed: false } : { failed: true }

/** An order's returns, and what the buyer does with them: each answers with a text for the buyer where it failed. */
export function useReturns(order: Order, linkKey: string | undefined) {
  const [seen, setSeen] = useState<Seen>({ failed: false })
  const { id } = order
  // A new order object is a new look at the page: its returns may have moved with it.
  const read = useCallback(
    () =>
      api('getReturns', {
        query: { id: order.id, ...(linkKey !== undefined && { key: linkKey }) },
      }),
    [order, linkKey],
  )
  useEffect(() => {
    let live = true
    void read().then((result) => {
      if (live) setSeen(seenOf(result))
    })
    return () => {
      live = false
    }
  }, [read])
  const which = { id, ...(linkKey !== undefined && { key: linkKey }) }
  const request = async (body: Asked): Promise<string> => {
    const result = await api('requestReturn', { body: { ...which, ...body } })
    if (!result.ok) return result.kind === 'refused' ? result.error.message : FAILED
    setSeen({ returns: result.data, failed: false })
    return ''
  }
  const withdraw = async (of: string): Promise<string> => {
    const result = await api('withdrawReturn', { body: { ...which, return: of } })
    if (result.ok) setSeen({ returns: result.data, failed: false })
    if (result.ok) return ''
    return result.kind === 'refused' ? result.error.message : FAILED
  }
  const takeMoney = async (of: string): Promise<string> => {
    const result = await api('takeMoneyBack', { body: { ...which, return: of } })
    if (result.ok) setSeen({ returns: result.data, failed: false })
    if (result.ok) return ''
    return result.kind === 'refused' ? result.error.message : FAILED
  }
  return {
    ...seen,
    which,
    request,
    withdraw,
    takeMoney,
    again: () => void read().then((result) => setSeen(seenOf(result))),
  }
}
