import { CODE_NOT_SENT } from '@upchar/kernel/account-words'
import { Button } from '@upchar/ui/button'
import { CodeInput, PasswordInput } from '@upchar/ui/secret-fields'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { showAlert } from '@upchar/web/alerts'
import { api } from '../../shell/api/api.ts'
import type { ProofField } from './reauthenticate.ts'

const sendFormId = (id: string): string => `${id}-send`

/**
 * Requests a code without scripts. A separate form, so that Enter in the other form presses that
 * one's button.
 */
export const SendCodeForm = ({ id, action }: { id: string; action: string }) => (
  <form id={sendFormId(id)} method="post" action={action}>
    <input type="hidden" name="action" value="send-code" />
  </form>
)

type Props = {
  id: string
  hasPassword: boolean
  email: string
  /** A code was mailed already. */
  mailed: boolean
  errors: Partial<Record<ProofField, string>>
  /** A code is being requested. */
  onMailed: () => void
}

/** How the buyer proves who they are, and mailing a code, whose field then takes the focus. */
function useProof({ id, hasPassword, mailed, onMailed }: Omit<Props, 'email' | 'errors'>) {
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
    // An earlier code is still valid.
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
          : CODE_NOT_SENT,
    )
  }
  return { way, busy, send }
}

/**
 * The current password, or an emailed code for buyers who have none or forgot it. Render
 * `SendCodeForm` beside the form.
 */
export function ReauthenticationFields({
  id,
  hasPassword,
  email,
  mailed,
  errors,
  onMailed,
}: Props) {
  const { way, busy, send } = useProof({ id, hasPassword, mailed, onMailed })
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
        hint={`Sent to ${email}, valid for 10 minutes`}
        id={`${id}-code`}
        name="otp"
        error={errors.code}
      />
      {sendButton('Send another code')}
    </>
  )
}
