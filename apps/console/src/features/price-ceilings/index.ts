export { CeilingForm } from './ceiling-form.tsx'
export { aboveColumns, formulationColumns } from './columns.tsx'
export { GoodsForm } from './goods-form.tsx'
export type { Ceilings, Formulation } from './words.ts'
