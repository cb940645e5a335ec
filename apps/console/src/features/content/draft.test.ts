import { describe, expect, it } from 'vitest'
import { draftOf, draftProblems, fieldOf, valueOf, type ContentValue } from './draft.ts'

const all: ContentValue[] = [
  { kind: 'policy', title: 'Terms', position: 3, blocks: [{ kind: 'text', text: 'Words' }] },
  {
    kind: 'article',
    title: 'Gloves',
    summary: 'Which size',
    topic: 'storage',
    blocks: [{ kind: 'list', items: ['S', 'M'] }],
  },
  { kind: 'topic', name: 'Storage', description: 'How goods stay good', position: 0 },
  {
    kind: 'banner',
    title: 'Gloves',
    text: '',
    action: 'Look',
    href: '/offers',
    image: 'own-1',
    alt: 'A hand',
    position: 2,
  },
  {
    kind: 'announcement',
    title: 'Closed',
    text: 'On Sunday',
    link: { name: 'Why', href: '/policy' },
    campaign: null,
  },
  {
    kind: 'question',
    title: 'Do gloves contain latex?',
    section: 'Gloves',
    blocks: [{ kind: 'text', text: 'Nitrile ones don’t' }],
    about: '/categories/gloves',
    position: 4,
  },
]

describe('the form of a text', () => {
  it.each(all)('says of a $kind what it was filled with', (value) => {
    expect(valueOf(value.kind, draftOf(value))).toEqual(value)
    expect(draftProblems(value.kind, draftOf(value))).toEqual([])
  })

  it('names the line that can’t be read', () => {
    const draft = { ...draftOf(null), title: 'T', blocks: 'Words\n\n[Away](https://x.example)' }
    expect(draftProblems('policy', draft)).toEqual([
      { field: 'blocks', message: expect.stringMatching(/^Line 3: /) as string },
    ])
  })

  it('shows the server’s problems beside its fields', () => {
    expect(['value.title', 'value.blocks.0.items', 'value.link.href', 'alt'].map(fieldOf)).toEqual([
      'title',
      'blocks',
      'link_href',
      'alt',
    ])
  })
})
