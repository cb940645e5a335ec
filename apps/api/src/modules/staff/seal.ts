import { sealing } from '../../platform/sealing.ts'

/** Authenticator secrets, which must be decryptable. */
export const { seal, unseal } = sealing('staff authenticator secrets')
