import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall, ApiError, ApiResult } from '@upchar/web/api'
import { textOf } from '@upchar/ui/form/form-text'
import type { Typed } from '@upchar/ui/form/form-text'
import { failureText } from '@upchar/web/failure-text'

/** Re-authentication: the current password or a code. */
type Proof = { current_password: string } | { otp: string }
export const PROOF_FIELDS = ['password', 'code', 'new'] as const
export type ProofField = (typeof PROOF_FIELDS)[number]
export type ProofProblem = { field: ProofField; message: string }
/** The result: problems of fields, or a message for the form. */
export type Proved<T> =
  | { ok: true; data: T }
  | { ok: false; problems: readonly ProofProblem[]; message: string; error?: ApiError }

/** The proof in a form, or what is missing. */
function proofIn(typed: Typed): Proof | ProofProblem {
  if (typeof typed.get('otp') === 'string') {
    const otp = textOf(typed, 'otp').replace(/\D/g, '')
    return otp.length === 6
      ? { otp }
      : { field: 'code', message: 'Enter the 6-digit code from the email' }
  }
  const current_password = textOf(typed, 'current_password')
  return current_password === ''
    ? { field: 'password', message: 'Enter your current password' }
    : { current_password }
}

/** Maps the server's refusals to fields. */
const FIELD_OF: Readonly<Record<string, ProofField>> = {
  otp_wrong: 'code',
  otp_over: 'code',
  credentials_wrong: 'password',
  password_weak: 'new',
}

function provedBy<T>(result: ApiResult<T>): Proved<T> {
  if (result.ok) return result
  const { kind, error } = result
  const field = FIELD_OF[error.code]
  return kind === 'refused' && field
    ? { ok: false, problems: [{ field, message: error.message }], message: '', error }
    : { ok: false, problems: [], message: failureText({ kind, error }), error }
}

/** Sets or changes the password (AUTH-06). */
export async function changePassword(
  api: ApiCall,
  typed: Typed,
): Promise<Proved<Answer<'setPassword'>>> {
  const proof = proofIn(typed)
  const password = textOf(typed, 'password')
  const problems = [
    ...('field' in proof ? [proof] : []),
    ...(password === '' ? [{ field: 'new' as const, message: 'Choose a password' }] : []),
  ]
  if ('field' in proof || problems.length > 0) return { ok: false, problems, message: '' }
  return provedBy(await api('setPassword', { body: { ...proof, password } }))
}

/** Closes the account permanently (AUTH-12). */
export async function closeAccount(
  api: ApiCall,
  typed: Typed,
): Promise<Proved<Answer<'deactivateAccount'>>> {
  const proof = proofIn(typed)
  return 'field' in proof
    ? { ok: false, problems: [proof], message: '' }
    : provedBy(await api('deactivateAccount', { body: proof }))
}
