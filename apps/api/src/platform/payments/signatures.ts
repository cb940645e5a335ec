import { createHmac } from 'node:crypto'
import { equalSecrets } from '../ids.ts'

const hexHmac = (secret: string, bytes: string | Buffer) =>
  createHmac('sha256', secret).update(bytes).digest('hex')

/**
 * The proof of payment that the gateway hands to the buyer's browser: HMAC over `order|payment` with the key
 * secret.
 */
export const paymentSignature = (keySecret: string, orderId: string, paymentId: string): string =>
  hexHmac(keySecret, `${orderId}|${paymentId}`)

/** Verifies the signature that a browser brought back. `orderId` must come from our own database. */
export const isPaymentSignature = (
  keySecret: string,
  orderId: string,
  paymentId: string,
  signature: string,
): boolean => equalSecrets(signature, paymentSignature(keySecret, orderId, paymentId))

/** HMAC over the raw bytes of a webhook with the webhook secret. */
export const webhookSignature = (webhookSecret: string, rawBody: string | Buffer): string =>
  hexHmac(webhookSecret, rawBody)

export const isWebhookSignature = (
  webhookSecrets: readonly string[],
  rawBody: Buffer,
  signature: string,
): boolean =>
  webhookSecrets.some((secret) => equalSecrets(signature, webhookSignature(secret, rawBody)))
