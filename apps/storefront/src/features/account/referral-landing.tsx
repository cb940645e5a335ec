import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../shell/api/api.ts'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { hasSession } from '../../shell/visitor/session.ts'

const KEY = BROWSER_STORAGE.seenReferral

/** Each code is told of once in a browser; without storage never: it would come back on every page. */
function isNew(code: string): boolean {
  try {
    if (localStorage.getItem(KEY) === code) return false
    localStorage.setItem(KEY, code)
    return true
  } catch {
    return false
  }
}

/** Tells who comes by a referral link what it gives, or why it doesn't (ENGAGE-07). */
export function ReferralLanding() {
  const { flags } = useShell()
  const { history } = useRouter()
  const isOn = flags?.loyalty_program === true && flags.can_generate_referral_link
  useEffect(() => {
    const code = cleanVoucherCode(
      new URLSearchParams(history.location.search).get('referral') ?? '',
    )

    if (!isOn || code === '' || !isNew(code)) return
    void api('identifyReferral', { body: { code } }).then((result) => {
      const signedIn = hasSession(document.cookie)
      if (result.ok) pushModal('referral-discount', { ...result.data, signedIn, problem: null })
      else if (result.error.code !== 'referral_off' && result.error.code.startsWith('referral_'))
        pushModal('referral-discount', {
          code,
          terms: null,
          signedIn,
          problem: result.error.message,
        })
    })
  }, [history, isOn])
  return null
}
