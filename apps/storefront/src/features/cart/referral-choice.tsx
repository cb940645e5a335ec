import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { controlClass, FieldError } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { failureText, SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { setCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { changesDone, changing } from './fetch-cart.ts'

const link = 'min-h-11 text-left text-body-sm font-semibold text-link underline'

function useReferral({ pincode }: Cart) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const put = async (code: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    await changesDone()
    const result = await changing(() => api('setReferral', { body: { code, pincode } }))
    setBusy(false)
    if (result.ok) {
      setCart(result.data.cart)
      showAlert(1, result.data.message)
      return
    }
    const text = failureText(result, SOMETHING_WENT_WRONG)
    if (code === '') showAlert(2, text)
    else setProblem(text)
  }
  return { busy, problem, put, clear: () => setProblem(null) }
}

/** The field of a code. Not a form: in the checkout it is inside one. */
function CodeField({
  problem,
  busy,
  onChange,
  onUse,
}: {
  problem: string | null
  busy: boolean
  onChange: () => void
  onUse: (code: string) => void
}) {
  const [code, setCode] = useState('')
  const id = useId()
  const use = () => {
    if (code.trim() !== '') onUse(code)
  }
  return (
    <>
      <label htmlFor={id} className="font-medium">
        Referral code
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={code}
          className={`${controlClass} min-w-0 grow`}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
          autoFocus
          onChange={({ target }) => {
            setCode(target.value)
            onChange()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            use()
          }}
        />
        <Button look="outline" busy={busy} className="shrink-0" onClick={use}>
          Use<span className="sr-only"> referral code</span>
        </Button>
      </div>
      <div role="alert">
        <FieldError id={id} error={problem ?? undefined} />
      </div>
    </>
  )
}

/** The referral of a first order, which the buyer enters or takes off, also a link's (CART-13). `framed`: a box of its own. */
export default function ReferralChoice({ cart, framed = false }: { cart: Cart; framed?: boolean }) {
  const { referral, referral_offered: isOffered } = cart
  const { busy, problem, put, clear } = useReferral(cart)
  const [open, setOpen] = useState(false)
  const hasOrdered = useStore(accountStore, ({ customer }) => (customer?.orders_count ?? 0) > 0)
  if (referral === null && (!isOffered || hasOrdered)) return null
  return (
    <section
      aria-label="Referral"
      className={cx(
        'flex flex-col gap-2 border-border text-body-sm',
        framed ? 'rounded-md border bg-surface p-4' : 'border-t pt-3',
      )}
    >
      {referral !== null ? (
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="block font-semibold">
              {referral.applies ? 'Referral' : 'Referral not used:'} {referral.code}
            </strong>
            {referral.note}
          </p>
          {isOffered ? (
            <Button look="outline" busy={busy} className="shrink-0" onClick={() => void put('')}>
              Remove<span className="sr-only"> referral</span>
            </Button>
          ) : null}
        </div>
      ) : open ? (
        <CodeField
          problem={problem}
          busy={busy}
          onChange={clear}
          onUse={(code) => void put(code)}
        />
      ) : (
        <button type="button" className={link} onClick={() => setOpen(true)}>
          First order? Enter a referral code
        </button>
      )}
    </section>
  )
}
