import { Button } from '@upchar/ui/button'
import { CodeInput, PasswordInput } from '@upchar/ui/secret-fields'
import { useState } from 'react'
import { api } from '../../lib/api-browser.ts'
import { showAlert } from '@upchar/web/alerts'

/** How a buyer shows once more who they are. */
export type Proof = { current_password: string } | { otp: string }
export type ProofError = { field: 'password' | 'code'; message: string }

/** AUTH-05, word for word. */
const SEND_FAILED = 'Failed to send OTP'

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The proof in a submitted form, or what is missing of it. */
export function proofIn(data: FormData): Proof | ProofError {
  const otp = data.get('otp')
  if (typeof otp === 'string') return /^\d{6}$/.test(otp) ? { otp } : { field: 'code', message: 'Enter the 6-digit code from the e-mail' }
  const current_password = text(data, 'current_password')
  return current_password === '' ? { field: 'password', message: 'Enter your present password' } : { current_password }
}

/** Where the server's refusals of a proof belong. */
export const proofField = (code: string): ProofError['field'] | undefined =>
  code === 'otp_wrong' || code === 'otp_over' ? 'code' : code === 'credentials_wrong' ? 'password' : undefined

/** The present password, or a code by e-mail for who has none or forgot it. */
export function ProofFields({ id, hasPassword, email, error }: { id: string; hasPassword: boolean; email: string; error: ProofError | undefined }) {
  const [way, setWay] = useState<'password' | 'ask' | 'code'>(hasPassword ? 'password' : 'ask')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const result = await api('sendConfirmOtp', {})
    setBusy(false)
    // One that was sent a moment ago is still good.
    if (result.ok || result.error.code === 'too_many_attempts') setWay('code')
    showAlert(result.ok ? 1 : 2, result.ok ? result.data.message : result.kind === 'refused' ? result.error.message : SEND_FAILED)
  }
  const sendButton = (words: string) => (
    <Button look="quiet" className="-ml-4 self-start underline" busy={busy} onClick={() => void send()}>{words}</Button>
  )
  if (way === 'password') {
    return (
      <>
        <PasswordInput label="Present password" id={`${id}-password`} name="current_password" autoComplete="current-password" maxLength={1000} error={error?.field === 'password' ? error.message : undefined} />
        {sendButton('Use a code by e-mail instead')}
      </>
    )
  }
  if (way === 'ask') {
    return (
      <p className="flex flex-col items-start text-body-sm">
        <span className="[overflow-wrap:anywhere]">To make sure that it is you, we send a 6-digit code to <strong>{email}</strong>.</span>
        {sendButton('Send the code')}
      </p>
    )
  }
  return (
    <>
      <CodeInput label="6-digit code" hint={`Sent to ${email}, good for 10 minutes`} id={`${id}-code`} name="otp" error={error?.field === 'code' ? error.message : undefined} />
      {sendButton('Send another code')}
    </>
  )
}
