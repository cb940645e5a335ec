import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Kyc } from './kyc-types.ts'

/** Lines of one cart and parts of one page share one question. */
const SHARED_MS = 5000
let asked: { at: number; kyc: Promise<Kyc | null> } | undefined

/** The buyer has saved, sent or deleted something: whoever asks next asks the server. */
export const forgetMyKyc = (): void => {
  asked = undefined
}

/** The signed-in buyer's KYC; null when it can't be asked. */
function myKyc(now = Date.now()): Promise<Kyc | null> {
  if (!asked || now - asked.at > SHARED_MS)
    asked = {
      at: now,
      kyc: api('getMyKyc', {}).then((result) => (result.ok ? result.data.kyc : null)),
    }
  return asked.kyc
}

/** The same for a component that needs it, while `wanted`; undefined until it is known. */
export function useMyKyc(wanted: boolean): Kyc | null | undefined {
  const [kyc, setKyc] = useState<Kyc | null>()
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    void myKyc().then((known) => {
      if (!gone) setKyc(known)
    })
    return () => {
      gone = true
    }
  }, [wanted])
  return kyc
}
