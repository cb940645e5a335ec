/** Seconds without a call after which a session of the console ends. */
export const idleSeconds = 30 * 60
/** Seconds after which it ends whatever is called. */
export const sessionSeconds = 12 * 3600
/** Seconds between the password and the code. */
export const secondStepSeconds = 10 * 60
/** Seconds that an invitation is good. */
export const invitationSeconds = 3 * 86_400

export const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

type Access = { passwordHash: string | null; totpConfirmedAt: Date | null; disabledAt: Date | null }
export type MemberState = 'invited' | 'enrolling' | 'active' | 'disabled'

/** How far a member has come; only active ones can sign in to the end. */
export function memberState({ passwordHash, totpConfirmedAt, disabledAt }: Access): MemberState {
  if (disabledAt !== null) return 'disabled'
  if (passwordHash === null) return 'invited'
  return totpConfirmedAt === null ? 'enrolling' : 'active'
}

/** What follows the password. */
export const secondStep = ({
  totpConfirmedAt,
}: Pick<Access, 'totpConfirmedAt'>): 'code' | 'enrol' =>
  totpConfirmedAt === null ? 'enrol' : 'code'
