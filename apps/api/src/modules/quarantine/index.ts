export { checkTaken } from './rules.ts'
export {
  countQuarantined,
  findQuarantined,
  insertTaken,
  isPressed,
  lockLot,
  receiveQuarantined,
  receiveRecalled,
  selectQuarantined,
} from './store.ts'
export { quarantineView } from './view.ts'
