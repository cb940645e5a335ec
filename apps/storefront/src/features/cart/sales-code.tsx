import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { controlClass, FieldError } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { failureText, SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { useId, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { setCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { changesDone, changing, refreshCart } from './fetch-cart.ts'

const link = 'min-h-11 text-left text-body-sm font-semibold text-link underline'

type Props = {
  cart: Cart
  /** The checkout made from the cart, if it is open. */
  checkoutId?: () => string | null
  /** A box of its own. */
  framed?: boolean
}

function useSalesCode({ cart, checkoutId }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const verify = async (typed: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    await changesDone()
    const open = checkoutId?.() ?? null
    const body = { sales_code: typed, ...(open !== null && { checkout_id: open }) }
    const guest = cart.guest_user_id
    const result = await changing(() =>
      guest === ''
        ? api('verifySalesCode', { body })
        : api('verifySalesCodeGuest', { body: { ...body, guest_user_id: guest } }),
    )
    setBusy(false)
    if (!result.ok) {
      const text = failureText(result, SOMETHING_WENT_WRONG)
      if (typed === '') showAlert(2, text)
      else setProblem(text)
      return false
    }
    setCart({ ...cart, sales_code: result.data.sales_code })
    showAlert(1, result.data.message)
    await refreshCart()
    return true
  }
  return { busy, problem, verify, clear: () => setProblem(null) }
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
        Sales person’s code
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
          Add<span className="sr-only"> sales code</span>
        </Button>
      </div>
      <div role="alert">
        <FieldError id={id} error={problem ?? undefined} />
      </div>
    </>
  )
}

/** The sales person's code that the buyer gives or takes off (CART-12). It changes no price. */
export default function SalesCode(props: Props) {
  const { cart, framed = false } = props
  const { busy, problem, verify, clear } = useSalesCode(props)
  const [open, setOpen] = useState(false)
  const use = async (code: string) => {
    if (await verify(code)) setOpen(false)
  }
  return (
    <section
      aria-label="Sales code"
      className={cx(
        'flex flex-col gap-2 border-border text-body-sm',
        framed ? 'rounded-md border bg-surface p-4 sm:px-6' : 'border-t pt-3',
      )}
    >
      {cart.sales_code !== null ? (
        <div className="flex items-center justify-between gap-4">
          <p>
            Sales code <strong className="font-semibold">{cart.sales_code}</strong>
          </p>
          <Button look="outline" busy={busy} onClick={() => void use('')}>
            Remove<span className="sr-only"> sales code</span>
          </Button>
        </div>
      ) : open ? (
        <CodeField
          problem={problem}
          busy={busy}
          onChange={clear}
          onUse={(code) => void use(code)}
        />
      ) : (
        <button type="button" className={link} onClick={() => setOpen(true)}>
          Did a sales person give you a code?
        </button>
      )}
    </section>
  )
}
