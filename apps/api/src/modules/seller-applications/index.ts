export { forgetApplications } from './forget-applications.ts'
export { registerSellerApplicationsRoutes } from './routes.ts'
export { checklistOf } from './checklist.ts'
export {
  applicationUnknown,
  changedMeanwhile,
  checkFailed,
  notForThisState,
  samePerson,
} from './errors.ts'
export { applicationApproved, applicationIncomplete, applicationRefused } from './mail.ts'
export {
  askFor,
  findApplication,
  lockApplication,
  selectApplications,
  selectDocuments,
  updateApplication,
  type SellerApplication,
} from './store.ts'
export { takeApplication } from './take-application.ts'
export { documentViews, readDossier, readDossiers } from './view.ts'
