import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Cart } from '../cart/index.ts'

/** What the total holds once the fee is in it. */
export type Taxes = Pick<Cart, 'tax' | 'total_tax'>

/** While it is asked, the fee that was last heard of keeps the total still. */
export type Cod =
  | { state: 'unknown' }
  | { state: 'asking'; fee: number; taxes?: Taxes }
  | { state: 'yes'; fee: number; taxes: Taxes; hint: string }
  | { state: 'no'; message: string; fee: number }

/**
 * Whether this cart may be paid in cash at this pincode, and for what (CHECKOUT-05). Asked again when cart or pincode change;
 * null: nobody knows yet where it goes.
 */
export function useCod(pincode: string | null, total: number): Cod {
  const [told, setTold] = useState<{ pincode: string; cod: Cod }>()
  useEffect(() => {
    if (pincode === null) return undefined
    const asking = new AbortController()
    void api('checkCod', { query: { pincode }, signal: asking.signal }).then((result) => {
      if (asking.signal.aborted) return
      const tell = (cod: Cod) => setTold({ pincode, cod })
      if (!result.ok)
        tell(
          result.kind === 'refused'
            ? { state: 'no', message: result.error.message, fee: 0 }
            : { state: 'unknown' },
        )
      else
        tell(
          result.data.allowed
            ? {
                state: 'yes',
                fee: result.data.cod_fee,
                taxes: result.data,
                hint: result.data.message,
              }
            : { state: 'no', message: result.data.message, fee: result.data.cod_fee },
        )
    })
    return () => asking.abort()
    // The answer is about the cart that the server has: another total means another cart.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pincode, total])
  // What was said of another place is no promise for this one.
  if (told && told.pincode === pincode) return told.cod
  return told?.cod.state === 'yes'
    ? { state: 'asking', fee: told.cod.fee, taxes: told.cod.taxes }
    : { state: 'asking', fee: 0 }
}
