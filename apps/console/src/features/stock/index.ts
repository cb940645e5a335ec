export { lotColumns, receiptColumns } from './columns.tsx'
export { CountDialog } from './count-dialog.tsx'
export { moveColumns } from './move-columns.tsx'
export { MoveDialog } from './move-dialog.tsx'
export { MoveStepDialog } from './move-step-dialog.tsx'
export { ReceiptForm } from './receipt-form.tsx'
export {
  LIVES,
  movesQuery,
  readMovesSearch,
  readReceiptsSearch,
  readStockSearch,
  stockQuery,
} from './words.ts'
export type { Lot, Move, MoveStep, StockSearch } from './words.ts'
