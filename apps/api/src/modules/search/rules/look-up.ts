import { blockedTerms } from '@upchar/reference/synonyms'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Handle } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { findTargets, selectOpen, type Targets } from '../store/placements.ts'
import { readBlocked } from '../store/staff-words.ts'
import type { ReadyChange, SearchChange } from './change.ts'
import { phraseKey } from './placements.ts'

export type Refused = Refusal & { code: 'search_change_refused' }

const refused = (field: string, message: string) =>
  err({ code: 'search_change_refused' as const, field: `change.${field}`, message })

const byLaw = new Set(blockedTerms.map(({ term }) => term))
export const isBlockedByLaw = (term: string): boolean => byLaw.has(term)

/** More would make the search a list that somebody wrote. */
const mostInForce = 300

const notWords = 'Enter at least one word that isn’t only “for”, “the” and the like.'

/** Looks up what a change names; refuses one that would do nothing or that may not be made. */
export async function lookUp(
  handle: Handle,
  change: SearchChange,
  today: string,
): Promise<Result<ReadyChange, Refused>> {
  switch (change.kind) {
    case 'words':
      return lookUpWords(handle, change)
    case 'block':
    case 'unblock':
      return lookUpBlocked(handle, change)
    case 'end': {
      const isOpen = (await selectOpen(handle)).some(({ id }) => id === change.id)
      return isOpen
        ? ok(change)
        : refused('id', 'A colleague has ended this, or its last day is over.')
    }
    case 'pin':
    case 'boost':
      return lookUpPlacement(handle, change, today)
  }
}

async function lookUpWords(
  handle: Handle,
  { phrase: typed, families, expansion }: Extract<SearchChange, { kind: 'words' }>,
) {
  const phrase = typed.toLowerCase()
  if (phraseKey(phrase) === '') return refused('phrase', notWords)
  if (expansion.toLowerCase() === phrase) return refused('expansion', 'These are the same words.')
  const found = await Promise.all(families.map((name) => findTargets(handle, { family: name })))
  const unknown = families.find((_, i) => found[i]?.familyKey === null)
  if (unknown !== undefined) return refused('families', `No product type is called “${unknown}”.`)
  return ok({
    kind: 'words' as const,
    phrase,
    families: found.flatMap(({ familyKey }) => familyKey ?? []),
    expansion: expansion === '' ? null : expansion.toLowerCase(),
  })
}

async function lookUpBlocked(
  handle: Handle,
  { kind, term: typed }: Extract<SearchChange, { kind: 'block' | 'unblock' }>,
) {
  const term = typed.toLowerCase()
  if (phraseKey(term) === '') return refused('term', notWords)
  const isBlocked = (await readBlocked(handle)).includes(term)
  if (kind === 'block' && isBlocked) return refused('term', 'These words are blocked already.')
  if (kind === 'unblock' && !isBlocked) return refused('term', 'These words aren’t blocked.')
  if (kind === 'unblock' && isBlockedByLaw(term))
    return refused('term', 'The law forbids to sell this online: it stays blocked.')
  return ok({ kind, term })
}

async function lookUpPlacement(
  handle: Handle,
  change: Extract<SearchChange, { kind: 'pin' | 'boost' }>,
  today: string,
) {
  const { kind, last_day: lastDay } = change
  const phrase = change.phrase.toLowerCase()
  if (phrase !== '' && phraseKey(phrase) === '') return refused('phrase', notWords)
  if (lastDay < today) return refused('last_day', 'Choose today or a later day.')
  const target = await findTargets(
    handle,
    change.kind === 'pin' ? { sku: change.sku } : { [change.target]: change.name },
  )
  const problem = problemOf(change, target)
  if (problem !== undefined) return problem
  const open = await selectOpen(handle)
  if (open.length >= mostInForce)
    return refused('phrase', `${mostInForce} pins and boosts are in force. End some first.`)
  const isThere = open.some(
    (one) =>
      one.kind === kind &&
      one.phrase === phrase &&
      one.groupId === target.groupId &&
      one.brandId === target.brandId &&
      one.familyKey === target.familyKey,
  )
  if (isThere) return refused('phrase', 'This is in force already. End it to change its last day.')
  const place = change.kind === 'pin' ? change.place : 1
  return ok({
    kind: 'place' as const,
    placement: { id: newId(), kind, phrase, place, groupIds: target.groupIds },
    stored: {
      groupId: target.groupId,
      brandId: target.brandId,
      familyKey: target.familyKey,
      lastDay,
    },
  })
}

function problemOf(
  change: Extract<SearchChange, { kind: 'pin' | 'boost' }>,
  { groupId, brandId, familyKey, productClass }: Targets,
) {
  if (change.kind === 'pin') {
    if (groupId === null) return refused('sku', `No product on sale has the SKU ${change.sku}.`)
    return productClass !== null && !mayPromote(productClass)
      ? refused('sku', 'Prescription medicines and vaccines are not recommended to anybody.')
      : undefined
  }
  if (brandId !== null || familyKey !== null) return undefined
  const kind = change.target === 'brand' ? 'brand' : 'product type'
  return refused('name', `No ${kind} is called “${change.name}”.`)
}
