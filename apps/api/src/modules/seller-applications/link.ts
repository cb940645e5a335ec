import type { Config } from '../../platform/config.ts'
import { equalSecrets, hmac } from '../../platform/ids.ts'

type Keys = Pick<Config, 'secret'>

/** The key of an application's own link, which is all that an applicant has. Derived, so that every mail has the same link. */
const keyOf = ({ secret }: Keys, id: string): string =>
  hmac(secret, `seller-application:${id}`).slice(0, 32)

/** The page of an application, with its key. */
export const applicationPath = (config: Keys, id: string): string =>
  `/sell?id=${id}&key=${keyOf(config, id)}`

export const applicationUrl = (config: Keys & Pick<Config, 'origin'>, id: string): string =>
  `${config.origin}${applicationPath(config, id)}`

export const opensApplication = (config: Keys, id: string, key: string): boolean =>
  equalSecrets(keyOf(config, id), key)
