export {
  notInStock,
  notReturnable,
  notSentAgain,
  payoutMissing,
  photoMissing,
  photoUnknown,
  reasonMissing,
  returnChanged,
  returnStateWrong,
  returnUnknown,
  stoppedText,
} from './errors.ts'
export { neverCameMail, returnMail, stoppedMail } from './mail.ts'
export { returnStates, type ReturnState } from './model.ts'
export { ownReturnRow, ownReturnView } from './own-view.ts'
export { sealPayTo, unsealPayTo } from './pay-to.ts'
export {
  deletePhoto,
  findOrderOfPhoto,
  insertPhotos,
  selectOldPhotos,
  selectPhotosOf,
} from './photos.ts'
export { planSettlement, type Settlement } from './plan-settlement.ts'
export { withoutReplacement } from './replaced.ts'
export { checkPieces, chosenLines, type Piece, type SoldLine } from './rules.ts'
export {
  countQueue,
  findOpened,
  findOrderOfParcel,
  findReturn,
  insertReturn,
  selectHeldOf,
  selectQueue,
  selectReturnsOf,
  selectSold,
  setAccountAsked,
  setDecision,
  setPaid,
  setPayTo,
  setPicked,
  setRefunded,
  setSentBack,
  setSettled,
  type ReturnRow,
} from './store.ts'
export { countOwnReturns, selectOwnReturns } from './store/own-returns.ts'
export {
  hasNothingToFetch,
  isHeld,
  returnForStaff,
  returnRow,
  returnsView,
  scopeOf,
} from './view.ts'
