import { Button } from '@upchar/ui/button'
import { CodeInput, PasswordInput } from '@upchar/ui/secret-fields'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../shell/api/api.ts'
import type { ProofField } from './proof.ts'

/** AUTH-05, word for word. */
const SEND_FAILED = 'Failed to send OTP'

const sendFormId = (id: string): string => `${id}-send`

/** Asks for a code where scripts don't run. A form beside the one that needs it: Enter there presses that one's own button. */
export const SendCodeForm = ({ id, action }: { id: string; action: string }) => (
  <form id={sendFormId(id)} method="post" action={action}>
    <input type="hidden" name="action" value="send-code" />
  </form>
)

type Props = {
  id: string
  hasPassword: boolean
  email: string
  /** A code is on its way already. */
  mailed: boolean
  errors: Partial<Record<ProofField, string>>
  /** A code is asked for now, and nothing else. */
  onMailed: () => void
}

/** The present password, or a code by email for who has none or forgot it. `SendCodeForm` belongs beside the form. */
export function ProofFields({ id, hasPassword, email, mailed, errors, onMailed }: Props) {
  const [way, setWay] = useState<'password' | 'ask' | 'code'>(
    mailed ? 'code' : hasPassword ? 'password' : 'ask',
  )
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && way === 'code') document.getElementById(`${id}-code`)?.focus()
  }, [id, way])
  const send = async (event: MouseEvent) => {
    event.preventDefault()
    setBusy(true)
    const result = await api('sendConfirmOtp', {})
    setBusy(false)
    asked.current = true
    // One that was sent a moment ago is still good.
    if (result.ok || result.error.code === 'too_many_attempts') {
      setWay('code')
      onMailed()
    }
    showAlert(
      result.ok ? 1 : 2,
      result.ok
        ? result.data.message
        : result.kind === 'refused'
          ? result.error.message
          : SEND_FAILED,
    )
  }
  const sendButton = (words: string) => (
    <Button
      type="submit"
      form={sendFormId(id)}
      look="quiet"
      className="-ml-4 self-start underline"
      busy={busy}
      onClick={(event) => void send(event)}
    >
      {words}
    </Button>
  )
  if (way === 'password') {
    return (
      <>
        <PasswordInput
          label="Current password"
          id={`${id}-password`}
          name="current_password"
          autoComplete="current-password"
          maxLength={1000}
          error={errors.password}
        />
        {sendButton('Use a code by email instead')}
      </>
    )
  }
  if (way === 'ask') {
    return (
      <div className="flex flex-col items-start text-body-sm">
        <p className="[overflow-wrap:anywhere]">
          To confirm that it is you, we send a 6-digit code to <strong>{email}</strong>.
        </p>
        {sendButton('Send the code')}
      </div>
    )
  }
  return (
    <>
      <CodeInput
        label="6-digit code"
        hint={`Sent to ${email}, good for 10 minutes`}
        id={`${id}-code`}
        name="otp"
        error={errors.code}
      />
      {sendButton('Send another code')}
    </>
  )
}
