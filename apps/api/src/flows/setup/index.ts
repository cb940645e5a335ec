export {
  createLicence,
  createSeller,
  createWarehouse,
  putCharges,
  putOrganisation,
} from './change-setup.ts'
export { readSetup, type Setup, type SetupSource } from './show-setup.ts'
export { followGoods } from './follow-goods.ts'
