import type { Config } from '../config.ts'

/**
 * The API's address for processes of the shop: the sandboxes post their webhooks there, over HTTP like the
 * real ones.
 */
export const ownAddress = (config: Pick<Config, 'API_URL' | 'HOST' | 'PORT'>): string =>
  config.API_URL?.replace(/\/$/, '') ??
  `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST}:${config.PORT}`
