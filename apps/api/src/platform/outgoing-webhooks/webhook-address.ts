import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { isPublicAddress } from './public-address.ts'

type Hosts = Pick<Config, 'WEBHOOK_INTERNAL_HOSTS'>

/** Without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Whether the operator lets webhooks go to this host although it is inside the network, also without TLS. */
export const isInternalHost = (
  { WEBHOOK_INTERNAL_HOSTS }: Hosts,
  { host, hostname }: URL,
): boolean => WEBHOOK_INTERNAL_HOSTS.some((named) => named === host || named === hostname)

/** The address that a webhook may be sent to; undefined for any other. What its name resolves to is checked when it is connected to. */
export function webhookAddress(config: Hosts, text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (isInternalHost(config, url))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  if (url.protocol !== 'https:') return undefined
  const host = bareHost(url)
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined
}
