export { customerIdentity } from './identify-customer.ts'
