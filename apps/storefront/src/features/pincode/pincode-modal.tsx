import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { checkPincode } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { LocateIcon } from '@upchar/ui/icons'
import { api } from '../../shell/api/api.ts'
import { pincodeCookie } from '../../shell/visitor/pincode.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { showAlert } from '@upchar/web/alerts'
import { refreshCart } from '../cart/index.ts'
import { findPlace } from './find-place.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    pincode: object
  }
}

const INVALID = 'Invalid Pincode'

/** Where to deliver: stock, dates and the cart follow, the page stays. */
export function PincodeModal({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const field = useId()
  const { pincode } = useShell()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'check' | 'locate'>()

  const apply = async (input: string) => {
    const clean = checkPincode(input)
    if (!clean.ok) {
      setError('Enter a 6-digit pincode')
      showAlert(2, INVALID)
      return
    }
    const result = await api('checkPincode', { query: { pincode: clean.value } })
    if (!result.ok) {
      const message =
        result.kind === 'refused' ? result.error.message || INVALID : 'Something went wrong'
      setError(message)
      showAlert(2, message)
      return
    }
    document.cookie = pincodeCookie(clean.value)
    const { city, serviceable, delivery, message } = result.data
    showAlert(
      serviceable ? 1 : 3,
      serviceable && delivery
        ? `Delivery to ${city} ${clean.value}: ${delivery.label}`
        : message || `Delivering to ${clean.value}`,
    )
    onClose()
    await Promise.all([router.invalidate(), refreshCart()])
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = new FormData(event.currentTarget).get('pincode')
    setBusy('check')
    void apply(typeof input === 'string' ? input : '').finally(() => setBusy(undefined))
  }

  const useLocation = async () => {
    setBusy('locate')
    setError(undefined)
    const found = await findPlace()
    if (found.ok) {
      await apply(found.place.pincode)
    } else if (found.message) {
      setError(found.message)
      showAlert(2, found.message)
    }
    setBusy(undefined)
  }

  return (
    <Dialog
      title="Where should we deliver?"
      onClose={onClose}
      focusFirst={() => document.getElementById(field)}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <TextInput
          label="Pincode"
          id={field}
          name="pincode"
          onFocus={(event) => event.currentTarget.select()}
          hint="6 digits. Stock and delivery dates follow it."
          error={error}
          defaultValue={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="done"
          maxLength={12}
        />
        <Button type="submit" busy={busy === 'check'}>
          Check and use
        </Button>
        <Button look="quiet" busy={busy === 'locate'} onClick={() => void useLocation()}>
          <LocateIcon size={18} aria-hidden="true" />
          Use my location
        </Button>
      </form>
    </Dialog>
  )
}
