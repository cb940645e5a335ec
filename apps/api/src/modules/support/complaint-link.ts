import type { Config } from '../../platform/config.ts'
import { equalSecrets, hmac } from '../../platform/ids.ts'

type Keys = Pick<Config, 'secret'>

/** The key of a complaint's own link, which is all that a guest has. Derived, so that every mail has the same link. */
const keyOf = ({ secret }: Keys, id: string): string => hmac(secret, `complaint:${id}`).slice(0, 32)

/** The page of a complaint, with its key. */
export const complaintPath = (config: Keys, id: string): string =>
  `/complaints?id=${id}&key=${keyOf(config, id)}`

export const complaintUrl = (config: Keys & Pick<Config, 'origin'>, id: string): string =>
  `${config.origin}${complaintPath(config, id)}`

export const opensComplaint = (config: Keys, id: string, key: string | undefined): boolean =>
  key !== undefined && equalSecrets(keyOf(config, id), key)
