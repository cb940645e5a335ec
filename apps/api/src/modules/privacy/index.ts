export {
  adoptChoices,
  choicesOf,
  chosen,
  isRefused,
  recordChoice,
  recordChoiceOf,
  visitBy,
  type Visit,
} from './consents.ts'
export { nomineeOf } from './nominee-view.ts'
export { retentionInForce } from './retention-in-force.ts'
export { insertRetention, lockRetention, selectRetention } from './store/retention.ts'
export { deleteNomination, saveNomination } from './store/nominations.ts'
