import type { ContentKind } from '@upchar/kernel/content-kinds'
import { istDate } from '@upchar/kernel/dates'
import type { Handle } from '../../platform/db/database.ts'
import { selectShown, type ShownRow } from './store.ts'
import { readValue, type ValueOf } from './values.ts'

export type Shown<K extends ContentKind> = Omit<ShownRow, 'value'> & { value: ValueOf<K> }

/** The texts of a kind that buyers see at a moment; one that doesn't match the contract is hidden. */
export async function shownTexts<K extends ContentKind>(
  handle: Handle,
  kind: K,
  at: Date,
): Promise<Shown<K>[]> {
  return (await selectShown(handle, kind, at)).flatMap(({ value: stored, ...row }) => {
    const value = readValue(stored)
    // `readValue` has checked the kind.
    return value?.kind === kind ? [{ ...row, value: value as ValueOf<K> }] : []
  })
}

/** By their place in the list, then by key. */
export const inOrder = <T extends { key: string; value: { position: number } }>(
  texts: readonly T[],
): T[] => texts.toSorted((a, b) => a.value.position - b.value.position || (a.key < b.key ? -1 : 1))

export const publishedOn = ({ firstAt }: { firstAt: Date }): string => istDate(firstAt)
export const updatedOn = ({ startsAt }: { startsAt: Date }): string => istDate(startsAt)
