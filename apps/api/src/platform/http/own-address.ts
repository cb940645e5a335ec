import type { Config } from '../config.ts'

/** Where processes of the shop reach the API: the sandboxes send us their webhooks there, over HTTP like the real ones. */
export const ownAddress = (config: Pick<Config, 'API_URL' | 'HOST' | 'PORT'>): string =>
  config.API_URL?.replace(/\/$/, '') ??
  `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST}:${config.PORT}`
