/**
 * The result of a rule: a value, or an expected refusal. Bugs throw, so a caller that checks `ok` has handled everything a
 * user can cause.
 */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** An expected refusal. `message` is for the user; `field` names the input it concerns. */
export type Refusal = {
  /** Stable, for programs: snake_case. */
  code: string
  /** For the user, word for word where the specification gives the text. */
  message: string
  field?: string
  /** Facts a screen may need to explain the refusal. Never secrets, never personal data. */
  detail?: Record<string, unknown>
}

/** Wraps a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** Wraps an error as a failure. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Shorthand for `err` of a {@link Refusal}. */
export function refuse(
  code: string,
  message: string,
  extra: { field?: string; detail?: Record<string, unknown> } = {},
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message, ...extra } }
}

/** The value of a success. Throws on a failure: only for callers for which a failure is a bug (seeds, constants). */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value
  throw new Error(`Expected a value, got ${JSON.stringify(result.error)}`)
}
