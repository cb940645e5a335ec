import { equalSecrets, hmac, sha256 } from '../../platform/ids.ts'

/**
 * The key of a guest's tracking link, derived from the order's id, so that every mail and repeat
 * has the same link.
 */
export const trackKey = (secret: string, orderId: string): string =>
  hmac(secret, `track:${orderId}`).slice(0, 32)

export const trackPath = (secret: string, orderId: string): string =>
  `/order/${orderId}/track?key=${trackKey(secret, orderId)}`

/** Stored with the order, so that links survive a change of the secret. */
export const trackKeyHash = (secret: string, orderId: string): string =>
  sha256(trackKey(secret, orderId))

export const grantsAccess = (keyHash: string, key: string | undefined): boolean =>
  key !== undefined && equalSecrets(sha256(key), keyHash)

export const invoicePath = (orderId: string, invoiceId: string, key: string): string =>
  `/api/orders/${orderId}/invoice/${invoiceId}?key=${key}`
