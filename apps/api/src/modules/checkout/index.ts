export { codRuleSeed, type CodRule } from './cod-rule-seed.ts'
