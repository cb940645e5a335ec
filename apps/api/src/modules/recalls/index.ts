export {
  batchMissing,
  noticeAcknowledged,
  noticeUnknown,
  recallClosed,
  recallUnfinished,
  recallUnknown,
  recallWithdrawn,
  samePersonCloses,
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
} from './store/recalls.ts'
export { selectFound, selectGoods, selectSoldOrders, type RecalledScope } from './store/found.ts'
export {
  insertNotices,
  setMails,
  updateReminded,
  updateRevoked,
  type ToldBuyer,
  type ToldOrder,
} from './store/notices.ts'
export type { ReportFacts } from './model.ts'
export {
  findReport,
  insertReport,
  selectReportBuyers,
  selectReportFacts,
  type ReportBuyer,
} from './store/report.ts'
export { lockNotice, updateNoted, type Noted } from './store/marks.ts'
export {
  acknowledgeNotice,
  countNotices,
  selectNotices,
  selectRecallsOfOrder,
  selectRecallsToFollow,
} from './store/told.ts'
export { reportTotals, whyOpen } from './rules.ts'
export { foundView, noticeView, orderView, recallOfOrderView, recallView } from './view.ts'
