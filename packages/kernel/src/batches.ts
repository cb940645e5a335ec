import { formatIstDate } from './dates.ts'

/** The name of the lot of goods that came without a batch number. No document and no screen shows it. */
export const NO_BATCH = 'IMPORT'

/** The batch number as a person reads it: '' for goods that came without one. */
export const batchName = (batchNo: string): string => (batchNo === NO_BATCH ? '' : batchNo)

/** 'batch X', in the words of the desk. */
export const batchLabel = (batchNo: string): string =>
  batchName(batchNo) === '' ? 'no batch' : `batch ${batchNo}`

/** Number and last day, as documents print them; '' of goods that have neither. */
export const batchWords = (batchNo: string, expiresOn: string | null): string =>
  [batchName(batchNo), expiresOn === null ? '' : `expires ${formatIstDate(expiresOn)}`]
    .filter(Boolean)
    .join(', ')

/** Pieces of an article in all its batches: nobody has more, and the sums of the stock stay far from overflow. */
export const MOST_PIECES = 100_000_000
