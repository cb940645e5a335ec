import { equalSecrets, hmac } from '../../platform/ids.ts'

const keyOf = (secret: string, payoutId: string): string =>
  hmac(secret, `payout:${payoutId}`).slice(0, 32)

/** The page on which a buyer says where a refund by bank transfer shall go (RET-04). `payoutId`: of the return or the refund. */
export const payoutPath = (secret: string, payoutId: string): string =>
  `/order/refund?id=${payoutId}&key=${keyOf(secret, payoutId)}`

/** Whether a link to that page is ours. */
export const opensPayout = (secret: string, payoutId: string, key: string): boolean =>
  equalSecrets(keyOf(secret, payoutId), key)
