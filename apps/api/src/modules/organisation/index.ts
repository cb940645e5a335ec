export { followOrganisation } from './identity.ts'
export { setOrganisation, showOrganisation } from './set-organisation.ts'
