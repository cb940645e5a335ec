import { formatRupees } from '@upchar/kernel/money'

/** An A4 sheet in points, with its colours. */
export const ink = '#14202e'
export const quiet = '#455468'
export const rule = '#d5dce5'
export const navy = '#0b2545'
export const margin = 36
export const width = 595.28 - 2 * margin
export const bottom = 841.89 - 60

/** Digits of one width, so that amounts stand in columns and none leans over its point. */
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

export type Doc = PDFKit.PDFDocument

/** An amount for a cell: grouped, two decimals, without the sign that the paper's foot names. */
export const money = (paise: number) => formatRupees(paise, { paise: 'always' }).replace('₹', '')
