import { formatIstDateTime } from '@upchar/kernel/dates'
import { err } from '@upchar/kernel/result'

export const recallUnknown = () =>
  err({ code: 'recall_unknown' as const, message: 'There is no such recall.' })
export const recallWithdrawn = () =>
  err({ code: 'recall_withdrawn' as const, message: 'This recall is withdrawn.' })
export const recallClosed = () =>
  err({
    code: 'recall_closed' as const,
    message: 'This recall is closed: its report stays as it is.',
  })
export const recallUnfinished = (message: string) =>
  err({ code: 'recall_unfinished' as const, message })
/** `aloneFrom`: nobody else can close it, and who began it may from then on. */
export const samePersonCloses = (aloneFrom: Date | null) =>
  err({
    code: 'same_person' as const,
    message:
      aloneFrom === null
        ? 'You have begun this recall. Somebody else must close it.'
        : `You have begun this recall, and nobody else can close it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
export const noticeUnknown = () =>
  err({ code: 'notice_unknown' as const, message: 'This recall has no such buyer.' })
export const noticeAcknowledged = () =>
  err({ code: 'notice_acknowledged' as const, message: 'The buyer has acknowledged it by now.' })
export const skuUnknown = () =>
  err({ code: 'sku_unknown' as const, field: 'sku', message: 'No article has this SKU' })
export const batchMissing = () =>
  err({
    code: 'batch_missing' as const,
    field: 'batch',
    message: 'Enter the batch, or serial numbers',
  })
