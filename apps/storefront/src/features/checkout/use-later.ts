import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'

/** What the shop takes besides the gateway's page: CHECKOUT-06, CHECKOUT-15. */
export type Later = Pick<
  Answer<'getPaymentOptions'>,
  'transfer' | 'link' | 'upi_limit' | 'days' | 'bank_offers'
>

/** Null until known, and where it can't be asked: these options are not shown then. */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    void api('getPaymentOptions', { signal: asking.signal }).then((result) => {
      if (result.ok && !asking.signal.aborted) setLater(result.data)
    })
    return () => asking.abort()
  }, [])
  return later
}
