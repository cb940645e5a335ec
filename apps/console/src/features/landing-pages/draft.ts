import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'

export type LandingPage = Answer<'staffListLandingPages'>['pages'][number]
export type Draft = Pick<
  LandingPage,
  | 'enabled'
  | 'meta_title'
  | 'meta_description'
  | 'banner_title'
  | 'banner_text'
  | 'banner_image'
  | 'banner_alt'
>

const KEYS = [
  'enabled',
  'meta_title',
  'meta_description',
  'banner_title',
  'banner_text',
  'banner_image',
  'banner_alt',
] as const satisfies readonly (keyof Draft)[]
/** The fields that can be refused. */
export const TEXT_FIELDS = [
  'banner_title',
  'banner_text',
  'banner_alt',
  'meta_title',
  'meta_description',
] as const satisfies readonly (keyof Draft)[]
export const NAMES: Record<keyof Draft, string> = {
  enabled: 'On or off',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
  banner_title: 'Banner title',
  banner_text: 'Banner text',
  banner_image: 'Banner picture',
  banner_alt: 'Picture description',
}

export const draftOf = (page: LandingPage): Draft => ({
  enabled: page.enabled,
  meta_title: page.meta_title,
  meta_description: page.meta_description,
  banner_title: page.banner_title,
  banner_text: page.banner_text,
  banner_image: page.banner_image,
  banner_alt: page.banner_alt,
})

/** The changed fields. */
export const changesOf = (page: Draft, draft: Draft): (keyof Draft)[] =>
  KEYS.filter((key) => page[key] !== draft[key])

/** Sends only changed fields, so that somebody else’s change of another field survives. */
export const bodyOf = (page: LandingPage, draft: Draft): BodyInput<'staffSetLandingPage'> => ({
  ...Object.fromEntries(changesOf(page, draft).map((key) => [key, draft[key]])),
  seen_changed_at: page.changed_at,
})
