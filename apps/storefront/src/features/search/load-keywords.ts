import { api } from '../../shell/api/api.ts'

export type KeywordLists = { top: string[]; rotating: string[] }

// The same for everybody, so loaded once a visit.
let keywords: Promise<KeywordLists> | undefined
export const loadKeywords = () =>
  (keywords ??= Promise.all([api('searchConfig', {}), api('rotatingKeywords', { body: {} })]).then(
    ([config, rotating]) => ({
      top: config.ok ? config.data.top_searches : [],
      rotating: rotating.ok ? rotating.data.keywords : [],
    }),
  ))
