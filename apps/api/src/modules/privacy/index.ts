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
