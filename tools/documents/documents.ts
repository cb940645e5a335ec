import { decisionsIndex } from './decisions.ts'
import { errorsPage } from './errors.ts'
import { thirdPartyNotices } from './notices.ts'
import { exampleEnvironment, readmeWithSettings } from './settings.ts'

/** Documents that are made from the code, by their path. */
export const madeDocuments: Record<string, () => string> = {
  'README.md': readmeWithSettings,
  '.env.example': exampleEnvironment,
  'docs/decisions/README.md': decisionsIndex,
  'docs/errors.md': errorsPage,
  'THIRD-PARTY-NOTICES.md': thirdPartyNotices,
}
