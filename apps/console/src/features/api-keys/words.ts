import type { Answer } from '@upchar/contract/schema/endpoints'
import { API_SCOPES, API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'
import { listSearch } from '../../kit/list-search.ts'
import type { ApiKeyState, ApiScope } from '@upchar/kernel/api-scopes'
import { formatIstDate } from '@upchar/kernel/dates'

export const readKeySearch = listSearch({})

export type ApiKey = Answer<'staffListApiKeys'>['keys'][number]

export const STATE_WORDS: Readonly<
  Record<ApiKeyState, { words: string; tone: 'success' | 'neutral' | 'danger' }>
> = {
  active: { words: 'Active', tone: 'success' },
  ended: { words: 'Ended', tone: 'neutral' },
  revoked: { words: 'Revoked', tone: 'danger' },
}

export const scopeWords = (scope: ApiScope): string => API_SCOPES[scope].words

/** Scopes in the order of the form: what tells who buyers are comes last. */
export const SCOPE_GROUPS = [
  {
    title: 'Scopes without personal data of buyers',
    scopes: API_SCOPE_KEYS.filter((scope) => !API_SCOPES[scope].buyers),
  },
  {
    title: 'Scopes that hand out names, addresses and numbers of buyers',
    scopes: API_SCOPE_KEYS.filter((scope) => API_SCOPES[scope].buyers),
  },
] as const

export const usedWords = ({ last_used: used }: Pick<ApiKey, 'last_used'>): string =>
  used === null ? 'Never used' : `Used on ${formatIstDate(used.on)} from ${used.network}`
