export {
  batchMissing,
  noticeAcknowledged,
  noticeUnknown,
  recallUnknown,
  recallWithdrawn,
  skuUnknown,
} from './errors.ts'
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
export {
  insertNotices,
  setMails,
  updateReminded,
  updateRevoked,
  type ToldBuyer,
  type ToldOrder,
} from './store-notices.ts'
export { lockNotice, updateNoted, type Noted } from './store-marks.ts'
export {
  acknowledgeNotice,
  countNotices,
  selectNotices,
  selectRecallsOfOrder,
  selectRecallsToFollow,
} from './store-told.ts'
export { foundView, noticeView, orderView, recallOfOrderView, recallView } from './view.ts'
