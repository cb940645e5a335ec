import { useEffect, useState } from 'react'
import { readPush, turnPushOff, turnPushOn, type PushState } from './push-calls.ts'

/** Notices on this device: null until the browser has said how it stands. */
export function usePush() {
  const [state, setState] = useState<PushState | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => void readPush().then(setState), [])
  const turn = async (on: boolean) => {
    setBusy(true)
    const next = on ? await turnPushOn() : { state: await turnPushOff() }
    setBusy(false)
    setState(next.state)
    setProblem('problem' in next ? next.problem : undefined)
  }
  return { state, problem, busy, turn: (on: boolean) => void turn(on) }
}
