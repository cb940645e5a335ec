import { Button } from '@upchar/ui/button'
import { CodeInput } from '@upchar/ui/secret-fields'
import { CheckIcon } from '@upchar/ui/icons'
import { CODE_NOT_SENT } from '@upchar/kernel/account-words'
import { checkPhone } from '@upchar/kernel/validate'
import type { ApiResult } from '@upchar/web/api'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'

const CODE_ID = 'phone-code'
const CHECK_FAILED = 'We can’t check the code at the moment. Try again.'

const words = (result: ApiResult<unknown>, failed: string): string =>
  result.ok ? '' : result.kind === 'refused' ? result.error.message : failed

/** The code for one phone: requested, typed, confirmed. */
function useCode(phone: string, onProved: () => void) {
  const [sent, setSent] = useState(false)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'send' | 'check' | null>(null)
  const [digits, setDigits] = useState('')
  useEffect(() => {
    if (sent) document.getElementById(CODE_ID)?.focus()
  }, [sent])
  const send = async () => {
    setBusy('send')
    const result = await api('sendPhoneCode', { body: { phone } })
    setBusy(null)
    setError(words(result, CODE_NOT_SENT))
    // An earlier code may be valid still.
    if (result.ok || result.error.code === 'too_many_attempts') setSent(true)
  }
  const check = async () => {
    if (busy !== null) return
    setBusy('check')
    const result = await api('checkPhoneCode', { body: { phone, otp: digits } })
    setBusy(null)
    setError(words(result, CHECK_FAILED))
    if (!result.ok) return document.getElementById(CODE_ID)?.focus()
    // The field goes away: the keyboard stays at the chosen way to pay.
    document.querySelector<HTMLInputElement>('input[name="payment"]:checked')?.focus()
    onProved()
  }
  return { sent, error, busy, setDigits, send, check }
}

function CodeForPhone({ phone, onProved }: { phone: string; onProved: () => void }) {
  const { sent, error, busy, setDigits, send, check } = useCode(phone, onProved)
  return (
    <>
      <p className="text-body-sm">
        Paying for this order in cash needs a code. We send it by SMS to{' '}
        <strong className="tabular font-semibold">+91 {phone}</strong>.
      </p>
      {sent ? (
        <>
          <CodeInput
            label="6-digit code"
            hint={`Sent to +91 ${phone}, valid for 10 minutes`}
            id={CODE_ID}
            error={error === '' ? undefined : error}
            onDigits={setDigits}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter in the checkout form would place the order.
              event.preventDefault()
              void check()
            }}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button look="outline" busy={busy === 'check'} onClick={() => void check()}>
              Confirm phone
            </Button>
            <Button
              look="quiet"
              className="underline"
              busy={busy === 'send'}
              onClick={() => void send()}
            >
              Send another code
            </Button>
          </div>
        </>
      ) : (
        <>
          {error === '' ? null : (
            <p role="alert" className="text-body-sm text-danger">
              {error}
            </p>
          )}
          <Button
            look="outline"
            className="self-start"
            busy={busy === 'send'}
            onClick={() => void send()}
          >
            Send the code
          </Button>
        </>
      )}
    </>
  )
}

/**
 * The proof of the order's phone that a dear first order in cash needs (CHECKOUT-14). `typed`: the phone in the form;
 * `proved`: those that this buyer has proved.
 */
export function PhoneCode({
  typed,
  proved,
  onProved,
}: {
  typed: string
  proved: readonly string[]
  onProved: () => void
}) {
  const checked = checkPhone(typed, { mobile: true })
  const phone = checked.ok ? checked.value : null
  return (
    <fieldset
      aria-label="Confirm your phone"
      className="flex flex-col gap-3 rounded-md border border-border bg-panel p-4"
    >
      <output className={phone !== null && proved.includes(phone) ? 'flex gap-2' : 'sr-only'}>
        {phone !== null && proved.includes(phone) ? (
          <>
            <CheckIcon size={20} className="shrink-0 text-success" aria-hidden="true" />
            <span className="text-body-sm">
              +91 {phone} is confirmed. You can pay for this order in cash.
            </span>
          </>
        ) : null}
      </output>
      {phone === null ? (
        <p className="text-body-sm">
          Paying for this order in cash needs a code. Type your mobile number above, and we send it
          there.
        </p>
      ) : proved.includes(phone) ? null : (
        <CodeForPhone key={phone} phone={phone} onProved={onProved} />
      )}
    </fieldset>
  )
}
