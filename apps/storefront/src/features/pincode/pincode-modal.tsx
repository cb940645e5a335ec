import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cleanPincode } from '@upchar/kernel/pincode-problem'
import { checkPincode, INVALID_PINCODE } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { LocateIcon } from '@upchar/ui/icons'
import { api } from '../../shell/api/api.ts'
import { pincodeCookie } from '../../shell/visitor/pincode.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { refreshCart } from '../cart/index.ts'
import { detectAddress } from './detect-address.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    pincode: object
  }
}

const FIELDS = ['pincode'] as const

const arrivalWords = ({
  city,
  pincode,
  serviceable,
  delivery,
  message,
}: Answer<'checkPincode'>): string =>
  serviceable && delivery
    ? `Delivery to ${city} ${pincode}: ${delivery.label}`
    : message || `Delivering to ${pincode}`

/** The pincode form, sent by hand or with the device's location. `onDone` runs once it is set. */
function usePincodeForm(onDone: () => void) {
  const router = useRouter()
  const [locating, setLocating] = useState(false)
  const form = useSubmission({
    id: 'deliver-to',
    fields: FIELDS,
    read: (data) => textOf(data, 'pincode'),
    send: async (input) => {
      const clean = checkPincode(input)
      if (!clean.ok) {
        showAlert(2, INVALID_PINCODE)
        // Six digits that are no pincode get one message, as from the server.
        const message = /^\d{6}$/.test(cleanPincode(input))
          ? INVALID_PINCODE
          : 'Enter a 6-digit pincode'
        return { ok: false, problems: [{ field: 'pincode', message }], message: '' }
      }
      const result = formResult(await api('checkPincode', { query: { pincode: clean.value } }))
      if (result.ok) return result
      const message = result.message || INVALID_PINCODE
      showAlert(2, message)
      return { ok: false, problems: [], message }
    },
    onSent: async (place) => {
      document.cookie = pincodeCookie(place.pincode)
      showAlert(place.serviceable ? 1 : 3, arrivalWords(place))
      onDone()
      await Promise.all([router.invalidate(), refreshCart()])
    },
  })

  const sendLocation = async () => {
    setLocating(true)
    form.clear()
    const found = await detectAddress()
    if (found.ok) await form.submit(found.place.pincode)
    else if (found.message) {
      form.stop([], found.message)
      showAlert(2, found.message)
    }
    setLocating(false)
  }

  return { form, locating, sendLocation }
}

/** Changes the delivery pincode; stock, dates and the cart follow, and the page stays. */
export function PincodeModal({ onClose }: { onClose: () => void }) {
  const { pincode } = useShell()
  const { form, locating, sendLocation } = usePincodeForm(onClose)
  const field = form.field('pincode')
  return (
    <Dialog
      title="Where should we deliver?"
      onClose={onClose}
      focusFirst={() => document.getElementById(field.id)}
    >
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        <TextInput
          label="Pincode"
          {...field}
          onFocus={(event) => event.currentTarget.select()}
          hint="6 digits. Stock and delivery dates depend on it."
          error={field.error ?? form.message}
          defaultValue={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="done"
          maxLength={12}
        />
        <Button type="submit" busy={form.busy && !locating}>
          Use this pincode
        </Button>
        <Button look="quiet" busy={locating} onClick={() => void sendLocation()}>
          <LocateIcon size={18} aria-hidden="true" />
          Use my location
        </Button>
      </form>
    </Dialog>
  )
}
