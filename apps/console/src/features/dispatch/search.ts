import type { Answer } from '@upchar/contract/schema/endpoints'
import type { StateLink } from '../../kit/state-links.tsx'
import { DAY, listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { href } from '../../shell/hrefs.ts'

const STAGES = ['to_pack', 'packed', 'handed_over'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  to_pack: 'To pack',
  packed: 'Packed',
  handed_over: 'Handed over',
}

const filters = { stage: STAGES, warehouse: /^[1-9]\d{0,8}$/, day: DAY } as const

/** The list's query from the address. */
export const readDispatchSearch = listSearch(filters)
export type DispatchSearch = ListSearch<typeof filters>

export const dispatchQuery = ({ stage, warehouse, day, page = 1 }: DispatchSearch) => ({
  stage: stage ?? STAGES[0],
  page,
  limit: PAGE_SIZE,
  ...(warehouse && { warehouse }),
  ...(day && { day }),
})

/** The list's tabs by stage. */
export const stageLinks = (
  { stage: chosen = STAGES[0], warehouse, day }: DispatchSearch,
  totals: Answer<'staffListDispatch'>['totals'] | undefined,
): StateLink[] =>
  STAGES.map((stage) => ({
    key: stage,
    name: STAGE_NAMES[stage],
    many: totals?.[stage],
    isChosen: stage === chosen,
    href: href.dispatch({
      stage,
      warehouse,
      ...(stage === 'handed_over' && day ? { day } : {}),
    }),
  }))
