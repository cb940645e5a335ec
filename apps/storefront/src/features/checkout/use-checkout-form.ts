import { useRouter } from '@tanstack/react-router'
import type { SendResult } from '@upchar/ui/form/problems'
import { useProblems } from '@upchar/ui/form/use-problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { alertInvalidPincode } from '../../shell/visitor/pincode-alert.ts'
import { refreshCart } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import { checkGuestForm } from './check-guest-form.ts'
import { GUEST_FIELDS } from './guest-form.ts'
import type { GuestForm, PaymentOption } from './guest-form.ts'
import { changeGuestForm, guestFormStore } from './guest-form-store.ts'
import type { Placed, Stopped } from './place-order.ts'
import { useCod } from './use-cod.ts'
import type { Cod } from './use-cod.ts'
import { useCredit } from './use-credit.ts'
import type { CreditOffer } from './use-credit.ts'
import { useLater } from './use-later.ts'
import type { Later } from './use-later.ts'
import type { MyCheckout } from './use-my-checkout.ts'
import { usePlace } from './use-place.ts'
import type { PlaceState } from './use-place.ts'

export type Mine = Extract<MyCheckout, { kind: 'mine' }>

// Loaded on submit.
const loadPlacing = () => import('./react-to-order.ts')
const CHOOSE_STATE = 'Choose the state and locality: the tax depends on it'
const UNLOADED = 'Something went wrong. Nothing was ordered and nothing was charged. Try again.'

/** Outcomes after which prices or availability may have changed. */
const REFRESHING: ReadonlySet<Placed['kind']> = new Set(['total', 'cart', 'stopped'])

/** The chosen way to pay while it is possible, else online. */
function possibleOption(
  chosen: PaymentOption,
  cod: Cod,
  credit: CreditOffer | null,
  later: Later | null,
  /** What is to pay, in rupees. */
  due: number,
): PaymentOption {
  if (chosen === 2) return cod.state === 'no' ? 1 : 2
  if (chosen === 3) return credit?.possible === true ? 3 : 1
  if (chosen === 4) return later?.transfer ? 4 : 1
  if (chosen === 5) return later?.link ? 5 : 1
  return chosen === 6 && later && due <= later.upi_limit ? 6 : 1
}

type Moved = { before: number; now: number; why: string; basis: number }

const addPaise = (a: number, b: number) => Math.round((a + b) * 100) / 100

function formProblems(values: GuestForm, place: PlaceState) {
  const asksState = place.kind === 'known' && place.states.length > 1 && values.state === ''
  const found = checkGuestForm(values).filter(({ field }) => !asksState || field !== 'city')
  if (asksState) found.unshift({ field: 'pinCode', message: CHOOSE_STATE })
  if (place.kind === 'refused' && !found.some(({ field }) => field === 'pinCode'))
    found.unshift({ field: 'pinCode', message: place.message, code: place.code })
  alertInvalidPincode(found)
  return found
}

/** State of the checkout form: fields, place, payment option, amounts and the order itself. */
export function useCheckoutForm({
  cart,
  mine,
  onStopped,
}: {
  cart: Cart
  mine: Mine | null
  onStopped: (stopped: Stopped) => void
}) {
  const router = useRouter()
  const { form, thirdParty } = useStore(guestFormStore)
  const chooses = mine && mine.book.addresses.length > 0 ? mine : null
  // An address book has its own way to bill another address.
  const values = chooses ? { ...form, billedApart: false } : form
  const [turn, setTurn] = useState(0)
  const askCod = () => setTurn((before) => before + 1)
  const [wallet, setWallet] = useState(0)
  const [moved, setMoved] = useState<Moved | null>(null)
  const problems = useProblems({ id: 'field', fields: GUEST_FIELDS })
  const change = (part: Partial<GuestForm>) => {
    changeGuestForm(part)
    problems.corrected(Object.keys(part))
  }
  const { pincode, place, done } = usePlace(form.pinCode, change)
  // Until a pincode is typed, the shop's current one applies.
  const cod = useCod(
    pincode ?? (form.pinCode.trim() === '' ? cart.pincode : null),
    cart.total,
    turn,
  )
  const due = addPaise(cart.total, -wallet)
  const credit = useCredit(mine !== null, due, turn)
  const later = useLater()
  const option = possibleOption(form.paymentOption, cod, credit, later, due)
  const codFee = option === 2 && cod.state !== 'unknown' ? cod.fee : 0
  const taxes = (option === 2 && 'taxes' in cod && cod.taxes) || cart
  const reckoned = addPaise(cart.total, codFee)
  // A confirmed new total holds while cart and payment option are unchanged, or once they add up to
  // it.
  const asked = moved && (moved.now === reckoned || moved.basis === reckoned) ? moved : null
  const total = asked?.now ?? reckoned

  useEffect(() => void loadPlacing().catch(() => undefined), [])

  const order = async (sent: GuestForm): Promise<SendResult<null>> => {
    const placing = await loadPlacing().catch(() => null)
    if (!placing) return { ok: false, problems: [], message: UNLOADED }
    const { placed, result } = await placing.placeAndReact(
      {
        form: { ...sent, paymentOption: option, thirdParty },
        lines: cart.items.filter((line) => !line.is_free),
        total,
        wallet,
        voucher: cart.voucher,
        signedIn: mine !== null,
        billed: mine?.billed ? { address: mine.billed, thirdParty: mine.thirdParty } : null,
      },
      (href, options) => router.navigate({ href, ...options }),
    )
    if (placed.kind === 'total') setMoved({ ...placed, basis: reckoned })
    if (placed.kind === 'stopped') onStopped(placed)
    if (placed.kind === 'failed') askCod()
    if (REFRESHING.has(placed.kind)) await refreshCart()
    return result
  }
  const { busy, onSubmit } = useSend(problems, {
    read: () => values,
    check: (typed) => formProblems(typed, place),
    send: order,
  })
  const amounts = { codFee, taxes, total, wallet, rest: addPaise(total, -wallet) }
  return {
    chooses,
    form,
    change,
    problems,
    place,
    done,
    cod,
    credit,
    later,
    askCod,
    option,
    asked,
    amounts,
    turn,
    setWallet,
    busy,
    onSubmit,
  }
}
