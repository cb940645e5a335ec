import { z } from 'zod'
import { LOGIN_MOVES, LOGIN_STEPS, type LoginStep } from '@upchar/kernel/login-steps'
import { equalSecrets, hmac } from '../../../platform/ids.ts'
import { transitions } from '../../../platform/transitions.ts'

/** AUTH-01, checked when the process starts: a step that is named and not there, or can't be reached, ends the start. */
export const loginFlow = transitions('login', { start: 'new-init', moves: LOGIN_MOVES })

const shape = z.object({
  email: z.string(),
  step: z.literal(LOGIN_STEPS.map((entry) => entry.step)),
  /** What the address is to us: nobody's yet, or an account's that has a password or not. */
  account: z.enum(['new', 'password', 'code']),
  /** Key of an email proof: the right code was given in this browser. */
  proof: z.string().optional(),
  /** Google's id of a person whose account waits for a password or code before the two are linked. */
  google: z.string().optional(),
})

/** Where a browser stands in signing in (DATA-15, the email cookie). It helps over a reload; what it may is looked up. */
export type LoginState = z.output<typeof shape>

const macOf = (secret: string, text: string): string => hmac(secret, `login state ${text}`)

/** The state as its cookie holds it, signed. */
export function writeLoginState(secret: string, state: LoginState): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `${text}.${macOf(secret, text)}`
}

/** A cookie's state; undefined for what we didn't write. */
export function readLoginState(secret: string, cookie: string | undefined): LoginState | undefined {
  const [text = '', mac = ''] = (cookie ?? '').split('.')
  if (text === '' || !equalSecrets(mac, macOf(secret, text))) return undefined
  const parsed = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.data : undefined
}

/** Steps that a browser in this state may show, `proven` when its proof still holds. Where a session is needed, the session decides. */
export function openSteps(state: LoginState | undefined, proven: boolean): LoginStep[] {
  if (state === undefined) return [0]
  const known: readonly LoginStep[] =
    state.account === 'new' ? [3] : state.account === 'password' ? [1, 2, 6] : [2]
  const named: readonly LoginStep[] =
    proven && (state.step === 4 || state.step === 7) ? [state.step] : []
  return [0, ...known, ...named]
}
