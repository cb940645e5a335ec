import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Cart } from '../cart/index.ts'

export type Taxes = Pick<Cart, 'tax' | 'total_tax'>

/** While loading, the last known fee keeps the total stable. */
export type Cod =
  | { state: 'unknown' }
  | { state: 'asking'; fee: number; taxes?: Taxes }
  /** `proved`: the buyer's proved phones, where cash needs one (CHECKOUT-14). */
  | { state: 'yes'; fee: number; taxes: Taxes; hint: string; proved: readonly string[] | null }
  | { state: 'no'; message: string; fee: number }

/**
 * Whether this cart can be paid in cash at this pincode, and the fee (CHECKOUT-05). Refetched when
 * cart or pincode change, and when `turn` does; null without a pincode.
 */
export function useCod(pincode: string | null, total: number, turn: number): Cod {
  const [loaded, setLoaded] = useState<{ pincode: string; cod: Cod }>()
  useEffect(() => {
    if (pincode === null) return undefined
    const asking = new AbortController()
    void api('checkCod', { query: { pincode }, signal: asking.signal }).then((result) => {
      if (asking.signal.aborted) return
      const show = (cod: Cod) => setLoaded({ pincode, cod })
      if (!result.ok)
        show(
          result.kind === 'refused'
            ? { state: 'no', message: result.error.message, fee: 0 }
            : { state: 'unknown' },
        )
      else
        show(
          result.data.allowed
            ? {
                state: 'yes',
                fee: result.data.cod_fee,
                taxes: result.data,
                hint: result.data.message,
                proved: result.data.phone_code ? result.data.proved_phones : null,
              }
            : { state: 'no', message: result.data.message, fee: result.data.cod_fee },
        )
    })
    return () => asking.abort()
    // The answer depends on the server's cart: a new total means a changed cart.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pincode, total, turn])
  // The answer for another pincode doesn't apply.
  if (loaded && loaded.pincode === pincode) return loaded.cod
  return loaded?.cod.state === 'yes'
    ? { state: 'asking', fee: loaded.cod.fee, taxes: loaded.cod.taxes }
    : { state: 'asking', fee: 0 }
}
