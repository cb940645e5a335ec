import { useState } from 'react'
import type { FormEvent } from 'react'
import { checkEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { api } from '../../../shell/api/api.ts'
import { track } from '../../../shell/tracking/analytics.ts'
import { textOf } from '../../../kit/form-text.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { showAlert } from '@upchar/web/alerts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'notify-me': { sku: string; title: string }
  }
}

/** ENGAGE-02: one email when it can be had at the pincode. */
export function NotifyModal({
  sku,
  title,
  onClose,
}: {
  sku: string
  title: string
  onClose: () => void
}) {
  const { pincode } = useShell()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = checkEmail(textOf(new FormData(event.currentTarget), 'email'))
    if (!email.ok) {
      setError(email.error.message)
      return
    }
    setBusy(true)
    const result = await api('notifyMe', { body: { sku, email: email.value, pincode } })
    setBusy(false)
    if (!result.ok) {
      setError(result.kind === 'refused' ? result.error.message : 'Something went wrong')
      return
    }
    track({ name: 'notify_me', sku })
    showAlert(1, result.data.message)
    onClose()
  }
  return (
    <Dialog title="Tell me when it is back" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-body-sm">
          We write one email when <b>{title}</b> can be delivered to{' '}
          <span className="tabular">{pincode}</span>.
        </p>
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          error={error}
          enterKeyHint="send"
        />
        <Button type="submit" busy={busy}>
          Notify me
        </Button>
      </form>
    </Dialog>
  )
}
