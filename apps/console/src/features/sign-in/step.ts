import type { Answer } from '@upchar/contract/schema/endpoints'

/** A step of the sign-in. */
export type Step = Answer<'staffGetSignIn'>['step']
