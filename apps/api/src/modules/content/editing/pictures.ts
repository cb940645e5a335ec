import { ok } from '@upchar/kernel/result'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import type { Transaction } from '../../../platform/db/database.ts'
import { holdBannerPicture } from '../banners/store.ts'
import { selectDrafts, selectVersions } from '../store.ts'
import { nameOf, readValue, type ContentValue } from '../values.ts'
import { inUse } from '../versions.ts'
import { altMissing, bannerUnknown } from './refusals.ts'

type Used = { image: string; alt: string }

const isDrawn = (image: string): boolean =>
  image === 'shop' || BUSINESS_CATEGORIES.some(({ key }) => key === image)

/** The pictures of a text. */
export function picturesOf(value: ContentValue): Used[] {
  if (value.kind === 'banner') return [{ image: value.image, alt: value.alt }]
  if (!('blocks' in value)) return []
  return value.blocks.flatMap((block) =>
    block.kind === 'picture' ? [{ image: block.image, alt: block.alt }] : [],
  )
}

/** Refuses pictures that don't exist or say nothing to who can't see them; holds the others. */
export async function checkPictures(tx: Transaction, value: ContentValue) {
  for (const { image, alt } of picturesOf(value)) {
    if (isDrawn(image)) continue
    if (!(await holdBannerPicture(tx, image))) return bannerUnknown()
    if (alt === '') return altMissing()
  }
  return ok(undefined)
}

/** Names of the texts that show a picture, will show it, or are drafted with it. */
export async function textsWithPicture(tx: Transaction, key: string, at: Date): Promise<string[]> {
  const [versions, drafts] = await Promise.all([selectVersions(tx), selectDrafts(tx)])
  const values = [...inUse(versions, at), ...drafts].map(({ value }) => value)
  const names = values.flatMap((stored) => {
    const value = readValue(stored)
    return value !== null && picturesOf(value).some(({ image }) => image === key)
      ? [nameOf(value)]
      : []
  })
  return [...new Set(names)]
}
