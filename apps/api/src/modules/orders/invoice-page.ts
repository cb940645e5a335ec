import { formatRupees } from '@upchar/kernel/money'

/** An A4 page in points, with its colours. */
export const ink = '#14202e'
export const quiet = '#455468'
export const rule = '#d5dce5'
export const navy = '#0b2545'
export const margin = 36
export const width = 595.28 - 2 * margin
export const bottom = 841.89 - 60

/** Tabular figures, so that the digits of amounts align. */
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

export type Doc = PDFKit.PDFDocument

/**
 * An amount in a cell: grouped, two decimals, without the currency sign, which the footer names.
 */
export const money = (paise: number) => formatRupees(paise, { paise: 'always' }).replace('₹', '')
