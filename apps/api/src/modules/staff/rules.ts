/** A session of the console ends after this long without a call. */
export const idleSeconds = 30 * 60
/** The maximum length of a session. */
export const sessionSeconds = 12 * 3600
/** Time allowed between password and code. */
export const secondStepSeconds = 10 * 60
/** Lifetime of an invitation. */
export const invitationSeconds = 3 * 86_400

export const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

type Access = { passwordHash: string | null; totpConfirmedAt: Date | null; disabledAt: Date | null }
export type MemberState = 'invited' | 'enrolling' | 'active' | 'disabled'

/** A member's state; only active ones can complete a sign-in. */
export function memberState({ passwordHash, totpConfirmedAt, disabledAt }: Access): MemberState {
  if (disabledAt !== null) return 'disabled'
  if (passwordHash === null) return 'invited'
  return totpConfirmedAt === null ? 'enrolling' : 'active'
}

/** The step after the password. */
export const secondStep = ({
  totpConfirmedAt,
}: Pick<Access, 'totpConfirmedAt'>): 'code' | 'enrol' =>
  totpConfirmedAt === null ? 'enrol' : 'code'
