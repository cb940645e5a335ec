export type { CatalogueFile } from './catalogue-files.tsx'
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
export { UndoDecision } from './undo-decision.tsx'
export { readUndoSearch, UNDO_RESULT, UNDO_RESULTS, undoQuery } from './undo-search.ts'
export { undoColumns } from './undo-columns.tsx'
export { rowColumns } from './row-columns.tsx'
export { goodsColumns, ReasonMarks } from './columns.tsx'
export { KnownPanel } from './known-panel.tsx'
export { ProductForm } from './product-form.tsx'
export { UploadCatalogue } from './upload-catalogue.tsx'
export { RefuseDialog } from './refuse-dialog.tsx'
export { goodsQuery, readGoodsSearch, REASONS } from './search.ts'
export type { GoodsSearch } from './search.ts'
