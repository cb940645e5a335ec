import { useState } from 'react'
import type { FormEvent } from 'react'
import { proofField, proofIn } from './proof-fields.tsx'
import type { Proof } from './proof-fields.tsx'

export type Problem<Field extends string> = { field: Field | 'password' | 'code'; message: string }
type Refused = { ok: false; kind: string; error: { code: string; message: string } }

/**
 * A form that asks once more who the buyer is. `send` gets the proof and what was typed; it answers a problem of one of its own
 * fields, the API's refusal, or nothing when all went well; the form closes then. `ownFields`: which field a refusal's code belongs to.
 */
export function useProofForm<Field extends string>(
  send: (proof: Proof, data: FormData) => Promise<Problem<Field> | Refused | undefined> | Problem<Field>,
  ownFields: Readonly<Record<string, Field>> = {},
) {
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem<Field>>()
  const [said, setSaid] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  const fail = (found: Problem<Field> | undefined, words = '') => {
    setProblem(found)
    setSaid(words)
    setAttempt((count) => count + 1)
    setBusy(false)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const proof = proofIn(data)
    if ('field' in proof) return fail(proof)
    setBusy(true)
    const answer = await send(proof, data)
    if (answer === undefined) {
      setOpen(false)
      return fail(undefined)
    }
    if ('field' in answer) return fail(answer)
    const field = ownFields[answer.error.code] ?? proofField(answer.error.code)
    fail(field && { field, message: answer.error.message }, field ? '' : answer.kind === 'refused' ? answer.error.message : 'Something went wrong')
  }
  return { open, setOpen, problem, said, attempt, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}
