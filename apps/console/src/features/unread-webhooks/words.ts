import type { Answer } from '@upchar/contract/schema/endpoints'
import { count, fileSize } from '../../kit/format.ts'

export type Message = Answer<'staffGetUnreadWebhook'>['webhook']
export type MessageRow = Answer<'staffListUnreadWebhooks'>['webhooks'][number]

export const PARTNERS: Readonly<Record<Message['partner'], string>> = {
  'payment gateway': 'Payment gateway',
  courier: 'Courier',
  'fintech backend': 'Fintech backend',
}

/** Where to look for what the message may have said. */
export const TO_DO: Readonly<Record<Message['partner'], string>> = {
  'payment gateway':
    'It may report a payment or a refund. The shop also asks the gateway by itself, so an order is rarely late: compare the payments of that day in the gateway’s dashboard with the orders.',
  'fintech backend':
    'It may report an application, a draw-down or a repayment of a credit line. The shop also asks the backend by itself: compare the accounts and repayments of that day in the backend’s dashboard with the credit lines in the console.',
  courier:
    'It may report the state of a parcel: compare the parcels of that day in the courier’s dashboard with the orders.',
}

export const sizeWords = (bytes: number): string =>
  bytes < 1000 ? `${count(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}` : fileSize(bytes)
