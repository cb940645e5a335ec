/**
 * The sign-in steps by number (AUTH-01), for API answers, screens and their URLs. `needs`: what a step requires, an email
 * address or also the correct code.
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

/** A step's key, such as `existing-otp`, safe in a URL. */
export type LoginStepKey = (typeof LOGIN_STEPS)[number]['key']
/** A step's number, 0 to 8. */
export type LoginStep = (typeof LOGIN_STEPS)[number]['step']

/**
 * The transitions between steps. Every step except the last leads back to the first one, where a restart, a reload or
 * another tab begins too.
 */
export const LOGIN_MOVES: Readonly<Record<LoginStepKey, readonly LoginStepKey[]>> = Object.freeze({
  // login-success at once: One Tap
  'new-init': ['existing-password', 'existing-otp', 'new-otp', 'login-success'],
  'existing-password': ['login-success', 'existing-otp', 'reset-otp', 'new-init'],
  'existing-otp': ['login-success', 'existing-password', 'new-init'],
  'new-otp': ['new-password', 'new-init'],
  // back to the code when its proof has expired
  'new-password': ['login-success', 'new-otp', 'new-init'],
  'login-success': ['new-init'],
  'reset-otp': ['reset-password', 'existing-password', 'new-init'],
  'reset-password': ['reset-success', 'reset-otp', 'new-init'],
  'reset-success': ['login-success'],
})

const byKey: ReadonlyMap<string, (typeof LOGIN_STEPS)[number]> = new Map(
  LOGIN_STEPS.map((entry) => [entry.key, entry]),
)

/** The number of a step's key; undefined for an unknown key. */
export function loginStep(key: string): LoginStep | undefined {
  return byKey.get(key)?.step
}

/** The key of a step's number. */
export function loginStepKey(step: LoginStep): LoginStepKey {
  return LOGIN_STEPS[step].key
}
