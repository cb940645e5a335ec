import type { Answer } from '@upchar/contract/schema/endpoints'

/** Where a browser stands in signing in. */
export type Step = Answer<'staffGetSignIn'>['step']
