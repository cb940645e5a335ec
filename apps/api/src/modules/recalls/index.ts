export { batchMissing, recallUnknown, recallWithdrawn, skuUnknown } from './errors.ts'
export {
  countRecalls,
  findRecall,
  findRecallPressed,
  insertRecall,
  lockRecall,
  selectOtherRecall,
  selectRecalls,
  type RecallRow,
  updateWithdrawn,
} from './store.ts'
export { selectFound, selectGoods, selectSoldOrders, type RecalledScope } from './store-found.ts'
export { foundView, orderView, recallView } from './view.ts'
