export { CellSheet } from './cell-sheet.tsx'
export { BUYERS, CLASSES, cellOf, readRuleSearch } from './cells.ts'
export type { Rule, RuleSearch } from './cells.ts'
export { Matrix } from './matrix.tsx'
