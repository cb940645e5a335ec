import { expect, it } from 'vitest'
import { bodyOf, changesOf, draftOf, type LandingPage } from './draft.ts'

const page = {
  key: 'dental',
  enabled: true,
  meta_title: 'Dental supplies',
  meta_description: 'Burs and gloves',
  banner_title: 'Dental',
  banner_text: '',
  banner_image: '/img/b/dental',
  banner_alt: '',
  changed_at: '2026-11-24T10:00:00.000Z',
} as LandingPage

it('ROUTE-01 sends only what was changed, so that a colleague’s change of another field survives', () => {
  const draft = draftOf(page)
  expect(changesOf(page, draft)).toEqual([])
  expect(bodyOf(page, draft)).toEqual({ seen_changed_at: page.changed_at })
  for (const [field, value] of [
    ['enabled', false],
    ['meta_title', 'All for dentists'],
    ['meta_description', ''],
    ['banner_title', 'Teeth'],
    ['banner_text', 'New'],
    ['banner_image', null],
    ['banner_alt', 'A chair'],
  ] as const) {
    const changed = { ...draft, [field]: value } as typeof draft
    expect(changesOf(page, changed)).toEqual([field])
    expect(bodyOf(page, changed)).toEqual({ [field]: value, seen_changed_at: page.changed_at })
  }
})
