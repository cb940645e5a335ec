export { exportCatalogue } from './export-catalogue.ts'
export { importCatalogue, type ImportReport, type RowError } from './import-catalogue.ts'
