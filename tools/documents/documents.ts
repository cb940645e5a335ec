import { decisionsIndex } from './decisions.ts'
import { errorsPage } from './errors.ts'
import { thirdPartyNotices } from './notices.ts'
import { exampleEnvironment, readmeWithSettings } from './settings.ts'

/** Generators of documents, by path. */
export const generatedDocuments: Record<string, () => string> = {
  'README.md': readmeWithSettings,
  '.env.example': exampleEnvironment,
  'docs/decisions/README.md': decisionsIndex,
  'docs/errors.md': errorsPage,
  'THIRD-PARTY-NOTICES.md': thirdPartyNotices,
}
