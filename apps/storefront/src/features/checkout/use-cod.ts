import { useEffect, useState } from 'react'
import { api } from '../../lib/api-browser.ts'

export type Cod = { state: 'asking' | 'unknown' } | { state: 'yes'; fee: number; hint: string } | { state: 'no'; message: string; fee: number }

/** Whether this cart may be paid in cash at this pincode, and for what (CHECKOUT-05). Asked again when cart or pincode change. */
export function useCod(pincode: string, total: number): Cod {
  const [cod, setCod] = useState<Cod>({ state: 'asking' })
  useEffect(() => {
    const asking = new AbortController()
    void api('checkCod', { query: { pincode }, signal: asking.signal }).then((result) => {
      if (asking.signal.aborted) return
      if (!result.ok) setCod(result.kind === 'refused' ? { state: 'no', message: result.error.message, fee: 0 } : { state: 'unknown' })
      else setCod(result.data.allowed ? { state: 'yes', fee: result.data.cod_fee, hint: result.data.message } : { state: 'no', message: result.data.message, fee: result.data.cod_fee })
    })
    return () => asking.abort()
    // The answer is about the cart that the server has: another total means another cart.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pincode, total])
  return cod
}
