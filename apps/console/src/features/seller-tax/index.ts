export { EndLutDialog } from './end-lut-dialog.tsx'
export { NewLut, NewTurnover } from './seller-tax-forms.tsx'
export { SellerTaxPanel } from './seller-tax-panel.tsx'
export type { Lut, SellerTax } from './words.ts'
