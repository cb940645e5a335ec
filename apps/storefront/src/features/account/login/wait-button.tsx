import { Button } from '@upchar/ui/button'
import { useEffect, useState } from 'react'

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Asks for another code; says how long that takes still. Without scripts the server says so. */
export function ResendButton({ until, busy }: { until: number; busy: boolean }) {
  const [wait, setWait] = useState(0)
  useEffect(() => {
    const look = () => setWait(left(until))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [until])
  return (
    <Button type="submit" name="action" value="resend" look="quiet" className="tabular -ml-4 self-start underline disabled:no-underline" busy={busy} disabled={wait > 0}>
      {wait > 0 ? `Send another code in ${wait} s` : 'Send another code'}
    </Button>
  )
}
