export { lotUnknown, notReleasable, quarantineChanged, secondPersonReleases } from './errors.ts'
export { countReleases, findRelease, insertRelease, setReleaseDecided } from './releases.ts'
export { checkTaken, mayRelease } from './rules.ts'
export {
  countQuarantined,
  findQuarantined,
  insertTaken,
  isPressed,
  lockLot,
  receiveQuarantined,
  receiveRecalled,
  selectQuarantined,
  type Quarantined,
} from './store.ts'
export { quarantineView } from './view.ts'
