export { notSuspended, ownWarehouseUnknown, samePersonLifts, sellerUnknown } from './errors.ts'
export {
  lockSellers,
  selectSellers,
  selectSellersToRefresh,
  sellersById,
  sellersWithWarehouses,
  warehousesOf,
  type SellerFacts,
} from './store/sellers.ts'
export {
  countWaiting,
  insertSuspension,
  selectSuspensions,
  setLifted,
  type Suspension,
} from './store/suspensions.ts'
export { liftedMail, suspendedMail } from './suspension-mails.ts'
export { registerSellerTaxRoutes } from './routes.ts'
export { lutOf, sellersWithLut } from './store/tax-facts.ts'
export { addLicence, removeLicence } from './save-licence.ts'
export { licenceGaps, type ClassOffered } from './licence-gaps.ts'
export {
  loadSaleLicences,
  maySell,
  saleLicencesOf,
  type BoundGoods,
  type SaleLicences,
  type SalePremises,
} from './sale-licences.ts'
export { addSeller, changeSeller } from './save-seller.ts'
export { addWarehouse, changeWarehouse } from './save-warehouse.ts'
export { loadEWayReference, loadLicenceReference } from './store/reference.ts'
export { licenceNeeds, licenceRulesOn, type LicenceNeedOf } from './licence-needs.ts'
export { noteSellerChanged, tellSellerBackend } from './tell-backend.ts'
export { showSellers } from './show-sellers.ts'
