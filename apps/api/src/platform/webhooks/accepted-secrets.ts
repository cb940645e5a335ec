import { equalSecrets } from '../ids.ts'

/** A secret shared with a partner, and the one before it until its end: both sides can't change at the same moment. */
export type SharedSecret = {
  current: string
  previous: string | undefined
  until: Date | undefined
}

export const acceptedSecrets = ({ current, previous, until }: SharedSecret, now: Date): string[] =>
  previous !== undefined && until !== undefined && now < until ? [current, previous] : [current]

export const isAcceptedSecret = (given: string, secret: SharedSecret, now: Date): boolean =>
  acceptedSecrets(secret, now).some((one) => equalSecrets(given, one))
