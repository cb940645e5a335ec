export { askName, questionOf, readQuestionSearch, sectionsOf } from './asks.ts'
export type { Ask, QuestionSearch } from './asks.ts'
export { BuyerPanel } from './buyer-panel.tsx'
export { QuestionSheet } from './question-sheet.tsx'
