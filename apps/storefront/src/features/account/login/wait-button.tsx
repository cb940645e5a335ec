import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { useEffect, useState } from 'react'

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Requests another code, and counts down until it may. It stays focusable while counting; screen
 * readers hear only the end. Without scripts the server enforces the wait.
 */
export function ResendButton({ until, busy }: { until: number; busy: boolean }) {
  const [wait, setWait] = useState(0)
  const [over, setOver] = useState(false)
  useEffect(() => {
    const look = () => {
      setWait(left(until))
      setOver(until > 0 && left(until) === 0)
    }
    look()
    if (left(until) === 0) return undefined
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [until])
  return (
    <>
      <Button
        type={wait > 0 ? 'button' : 'submit'}
        name="action"
        value="resend"
        look="quiet"
        className={cx('tabular -ml-4 self-start', wait > 0 ? 'text-text-muted!' : 'underline')}
        busy={busy}
      >
        {wait > 0 ? `Send another code in ${wait} s` : 'Send another code'}
      </Button>
      <output className="sr-only">{over ? 'You can request another code now.' : ''}</output>
    </>
  )
}
