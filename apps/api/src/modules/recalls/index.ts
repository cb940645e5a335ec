export { batchMissing, recallUnknown, skuUnknown } from './errors.ts'
export {
  countRecalls,
  findRecall,
  findRecallPressed,
  insertRecall,
  selectOtherRecall,
  selectRecalls,
  type RecallRow,
} from './store.ts'
export { selectFound, selectGoods, selectSoldOrders, type RecalledScope } from './store-found.ts'
export { foundView, orderView, recallView } from './view.ts'
