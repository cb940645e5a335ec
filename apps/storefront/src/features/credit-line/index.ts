/** The customer's credit line: offers, application, limit, statement, repayment. */

export { CreditLineView } from './credit-line-view.tsx'
