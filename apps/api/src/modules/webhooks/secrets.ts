import { sealing } from '../../platform/sealing.ts'

/** The secrets of webhooks at rest, each bound to the id of its endpoint. */
export const { seal: sealSecret, unseal: unsealSecret } = sealing('outgoing webhooks')
