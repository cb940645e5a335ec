export { pincodeRows, type PincodeRow } from './import-pincodes.ts'
export { transitBandSeed, type TransitBand } from './transit.ts'
