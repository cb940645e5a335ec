export { ruleColumns } from './columns.tsx'
export { LookUp } from './look-up.tsx'
export { EndRuleForm, RuleForm } from './rule-form.tsx'
export type { PlaceRule, PlaceRules } from './words.ts'
