import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Kyc } from './kyc-types.ts'

/** Concurrent callers share one request. */
const SHARED_MS = 5000
let asked: { at: number; kyc: Promise<Kyc | null> } | undefined

/** Drops the cached answer after a change. */
export const forgetMyKyc = (): void => {
  asked = undefined
}

/** The signed-in buyer's KYC; null if the API call failed. */
function myKyc(now = Date.now()): Promise<Kyc | null> {
  if (!asked || now - asked.at > SHARED_MS)
    asked = {
      at: now,
      kyc: api('getMyKyc', {}).then((result) => (result.ok ? result.data.kyc : null)),
    }
  return asked.kyc
}

/** The same as a hook, while `wanted`; undefined until loaded. */
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
