/**
 * The steps of signing in by their numbers (AUTH-01), for the API's answers, the screens and their addresses. `needs` is
 * what must be known before a step makes sense: an email address, or the right code besides.
 */
export const LOGIN_STEPS = Object.freeze([
  { step: 0, key: 'new-init', needs: 'nothing' },
  { step: 1, key: 'existing-password', needs: 'email' },
  { step: 2, key: 'existing-otp', needs: 'email' },
  { step: 3, key: 'new-otp', needs: 'email' },
  { step: 4, key: 'new-password', needs: 'proof' },
  { step: 5, key: 'login-success', needs: 'session' },
  { step: 6, key: 'reset-otp', needs: 'email' },
  { step: 7, key: 'reset-password', needs: 'proof' },
  { step: 8, key: 'reset-success', needs: 'session' },
] as const)

/** A step's key, such as `existing-otp`: fit for an address. */
export type LoginStepKey = (typeof LOGIN_STEPS)[number]['key']
/** A step's number, 0 to 8. */
export type LoginStep = (typeof LOGIN_STEPS)[number]['step']

/**
 * Which step may follow which. Back to the first step is open from every step but the last of a sign-in; whoever begins
 * anew, reloads or comes from another tab starts there too.
 */
export const LOGIN_MOVES: Readonly<Record<LoginStepKey, readonly LoginStepKey[]>> = Object.freeze({
  // login-success at once: One Tap
  'new-init': ['existing-password', 'existing-otp', 'new-otp', 'login-success'],
  'existing-password': ['login-success', 'existing-otp', 'reset-otp', 'new-init'],
  'existing-otp': ['login-success', 'existing-password', 'new-init'],
  'new-otp': ['new-password', 'new-init'],
  // back to the code when its proof is too old
  'new-password': ['login-success', 'new-otp', 'new-init'],
  'login-success': ['new-init'],
  'reset-otp': ['reset-password', 'existing-password', 'new-init'],
  'reset-password': ['reset-success', 'reset-otp', 'new-init'],
  'reset-success': ['login-success'],
})

const byKey: ReadonlyMap<string, (typeof LOGIN_STEPS)[number]> = new Map(
  LOGIN_STEPS.map((entry) => [entry.key, entry]),
)

/** The number of a step's key; undefined for what is no key. */
export function loginStep(key: string): LoginStep | undefined {
  return byKey.get(key)?.step
}

/** The key of a step's number. */
export function loginStepKey(step: LoginStep): LoginStepKey {
  return LOGIN_STEPS[step].key
}
