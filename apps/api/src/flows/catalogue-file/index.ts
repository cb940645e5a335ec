export { exportCatalogue } from './export-catalogue.ts'
export { importCatalogue } from './import-catalogue.ts'
