export {
  CatalogueFiles,
  FILE_STATE,
  FileOutcome,
  FileProgress,
  isOpen,
  POLL_MS,
} from './catalogue-files.tsx'
export { FileDecision } from './file-decision.tsx'
export { fileQuery, OUTCOME, OUTCOMES, readFileSearch } from './file-search.ts'
export { rowColumns } from './row-columns.tsx'
export { goodsColumns, ReasonMarks } from './columns.tsx'
export { KnownPanel } from './known-panel.tsx'
export { ProductForm } from './product-form.tsx'
export { UploadCatalogue } from './upload-catalogue.tsx'
export { RefuseDialog } from './refuse-dialog.tsx'
export { goodsQuery, readGoodsSearch, REASONS } from './search.ts'
export type { GoodsSearch } from './search.ts'
