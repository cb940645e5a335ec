import { useEffect, useEffectEvent, useState } from 'react'
import { leavingPayment } from '@upchar/kernel/least-payment'
import { Checkbox } from '@upchar/ui/checkbox'
import { FormSection } from '@upchar/ui/form-section'
import { rupeeText } from '@upchar/ui/price'
import { api } from '../../shell/api/api.ts'
import type { PaymentOption } from './guest-form.ts'

const WAYS = {
  1: 'online',
  2: 'in cash',
  3: 'by credit line',
  4: 'by bank transfer',
  5: 'by link',
  6: 'by UPI',
} as const

type Props = {
  total: number
  /** What of the total a wallet can’t pay. */
  excluded: number
  /** What the buyer has agreed to; 0: nothing. */
  used: number
  option: PaymentOption
  /** Asks for the balance again when it changes. */
  turn: number
  onUse: (rupees: number) => void
}

/** Pays what is possible from the wallet (CHECKOUT-07); nothing to see while it is empty. */
export function WalletChoice({ total, excluded, used, option, turn, onUse }: Props) {
  const [balance, setBalance] = useState<number | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    void api('checkWalletBalance', { signal: asking.signal }).then((result) => {
      // What an earlier attempt set aside comes back when this order is placed.
      if (!asking.signal.aborted && result.ok) setBalance(result.data.balance + result.data.held)
    })
    return () => asking.abort()
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [turn])
  const most = Math.max(0, Math.min(balance ?? used, Math.round((total - excluded) * 100) / 100))
  const usable = leavingPayment(Math.round(total * 100), Math.round(most * 100)) / 100
  const follow = useEffectEvent((now: number) => {
    if (used > 0 && used !== now) onUse(now)
  })
  // The total follows the cart and the payment option.
  useEffect(() => follow(usable), [usable])
  if (balance === null || balance === 0) return null
  const rest = Math.round((total - usable) * 100) / 100
  return (
    <FormSection title="Wallet">
      {usable === 0 ? (
        <p className="text-body-sm text-text-muted">
          Your wallet can’t pay for prescription medicines and vaccines.
        </p>
      ) : (
        <>
          <Checkbox
            label={`Use ${rupeeText(usable, 'always')} from your wallet`}
            checked={used > 0}
            onChange={({ target }) => onUse(target.checked ? usable : 0)}
          />
          <p className="text-body-sm text-text-muted" aria-live="polite">
            {used === 0
              ? `It holds ${rupeeText(balance, 'always')}.`
              : rest === 0
                ? 'It pays for everything: nothing is left to pay.'
                : `${rupeeText(rest, 'always')} is left to pay ${WAYS[option]}.`}
            {excluded > 0 ? ' It can’t pay for prescription medicines and vaccines.' : ''}
          </p>
        </>
      )}
    </FormSection>
  )
}
