import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { hmac, newId } from '../../platform/ids.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { flagsOf } from '../flags/index.ts'
import {
  deleteSearches,
  insertSearch,
  lastKeywords,
  markOpened,
  moveSearches,
  readWords,
} from './store/words.ts'

const recentShown = 10
/** The minimum of letters for suggestions. */
const minCharacters = 2

/** The searcher is stored as a keyed hash: it links a guest's searches but can't be traced back. */
const guestHash = (context: Pick<Context, 'config'>, guestId: string): string =>
  hmac(context.config.secret, `search:${guestId}`).slice(0, 32)

/** Kept until they change (DATA-12). */
export const topSearches = memoize(({ db }: Context) => readWords(db, 'top_searches'))
export const rotatingWords = memoize(({ db }: Context) => readWords(db, 'rotating_keywords'))

export async function searchConfig(context: Context): Promise<Answer<'searchConfig'>> {
  const { is_search_by_brand } = await flagsOf(context)
  return {
    success: true,
    is_search_by_brand,
    top_searches: await topSearches(context),
    min_characters: minCharacters,
  }
}

/** SEARCH-03: a search a guest ran. */
export async function recordSearch(
  context: Context,
  guestId: string,
  { keyword, results }: Body<'updateSearchKeyword'>,
): Promise<void> {
  await insertSearch(context.db, {
    id: newId(),
    guestHash: guestHash(context, guestId),
    keyword,
    results: results ?? null,
    at: context.clock.now(),
  })
}

/** SEARCH-03: records what a guest opened, and the search itself if it was not recorded yet. */
export async function recordClick(
  context: Context,
  guestId: string,
  { keyword, slug, position }: Body<'updateSearchKeywordClick'>,
): Promise<void> {
  const guest = guestHash(context, guestId)
  if (await markOpened(context.db, guest, keyword, slug, position)) return
  await insertSearch(context.db, {
    id: newId(),
    guestHash: guest,
    keyword,
    openedSlug: slug,
    position,
    at: context.clock.now(),
  })
}

export const recentSearches = (context: Context, guestId: string): Promise<string[]> =>
  lastKeywords(context.db, guestHash(context, guestId), recentShown)

/** For a guest who declines tracking (AUTH-08). */
export const forgetSearches = (
  context: Pick<Context, 'config'>,
  handle: Handle,
  guestId: string,
): Promise<void> => deleteSearches(handle, guestHash(context, guestId))

/** Moves the searches to a guest's new id. */
export const moveGuestSearches = (
  context: Pick<Context, 'config'>,
  handle: Handle,
  guestId: string,
  renewedId: string,
): Promise<void> => moveSearches(handle, guestHash(context, guestId), guestHash(context, renewedId))
