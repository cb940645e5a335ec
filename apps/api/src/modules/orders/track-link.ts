import { equalSecrets, hmac, sha256 } from '../../platform/ids.ts'

/** The key in the guest's own link. Made from the order's id, so that every mail and every repeat gives the same link. */
export const trackKey = (secret: string, orderId: string): string =>
  hmac(secret, `track:${orderId}`).slice(0, 32)

export const trackPath = (secret: string, orderId: string): string =>
  `/order/${orderId}/track?key=${trackKey(secret, orderId)}`

/** Kept with the order, so that a link stays good when the secret changes. */
export const trackKeyHash = (secret: string, orderId: string): string =>
  sha256(trackKey(secret, orderId))

export const opensOrder = (keyHash: string, key: string | undefined): boolean =>
  key !== undefined && equalSecrets(sha256(key), keyHash)

export const invoicePath = (orderId: string, invoiceId: string, key: string): string =>
  `/api/orders/${orderId}/invoice/${invoiceId}?key=${key}`
