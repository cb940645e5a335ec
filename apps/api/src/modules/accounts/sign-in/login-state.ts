import { z } from 'zod'
import { LOGIN_MOVES, LOGIN_STEPS, type LoginStep } from '@upchar/kernel/login-steps'
import { equalSecrets, hmac } from '../../../platform/ids.ts'
import { transitions } from '../../../platform/transitions.ts'

/** AUTH-01, checked at boot: an undefined or unreachable step fails the start. */
export const loginFlow = transitions('login', { start: 'new-init', moves: LOGIN_MOVES })

const shape = z.object({
  email: z.string(),
  step: z.literal(LOGIN_STEPS.map((entry) => entry.step)),
  /** The address: unknown, or of an account with or without a password. */
  account: z.enum(['new', 'password', 'code']),
  /** Key of an email proof: this browser entered the correct code. */
  proof: z.string().optional(),
  /** Google's id of a person who must sign in by password or code before the accounts are linked. */
  google: z.string().optional(),
})

/**
 * A browser's progress in signing in (DATA-15, the email cookie). It survives a reload; permissions are
 * always looked up.
 */
export type LoginState = z.output<typeof shape>

const macOf = (secret: string, text: string): string => hmac(secret, `login state ${text}`)

/** The state, signed for its cookie. */
export function writeLoginState(secret: string, state: LoginState): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `${text}.${macOf(secret, text)}`
}

/** A cookie's state; undefined if we didn't sign it. */
export function readLoginState(secret: string, cookie: string | undefined): LoginState | undefined {
  const [text = '', mac = ''] = (cookie ?? '').split('.')
  if (text === '' || !equalSecrets(mac, macOf(secret, text))) return undefined
  const parsed = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.data : undefined
}

/**
 * Steps that a browser in this state may show; `proven`: its proof is still valid. Steps that need a session
 * are decided by the session.
 */
export function openSteps(state: LoginState | undefined, proven: boolean): LoginStep[] {
  if (state === undefined) return [0]
  const known: readonly LoginStep[] =
    state.account === 'new' ? [3] : state.account === 'password' ? [1, 2, 6] : [2]
  const named: readonly LoginStep[] =
    proven && (state.step === 4 || state.step === 7) ? [state.step] : []
  return [0, ...known, ...named]
}
