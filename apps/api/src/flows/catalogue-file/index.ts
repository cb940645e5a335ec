export { exportCatalogue } from './export-catalogue.ts'
export { importCatalogue } from './import-catalogue.ts'
export { hasWarehouse } from './store/read.ts'
