import { describe, expect, it } from 'vitest'
import type { Body } from '@upchar/contract/schema/endpoints'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

type Question = Extract<NonNullable<Body<'staffSaveContent'>['value']>, { kind: 'question' }>
const world = useWorld()
const visitor = () => world.visitor()
const question = (title: string, over: Partial<Question> = {}): Question => ({
  kind: 'question',
  title,
  section: 'Delivery',
  blocks: [{ kind: 'text', text: `An answer to “${title}”` }],
  about: '',
  position: 10,
  ...over,
})

describe('questions and answers', () => {
  it('UI-08 stand on their page, and on that of the product or category that they are about', async () => {
    const staff = (await signedInStaff(world, 'catalogue')).visitor
    const save = (key: string, value: Question) =>
      staff.call('staffSaveContent', {
        params: { kind: 'question', key },
        body: { value, revision: null },
      })
    const publish = async (key: string, value: Question) => {
      const { body } = await save(key, value)
      return staff.call('staffPublishContent', {
        params: { kind: 'question', key },
        body: { from: null, until: null, revision: body.content?.revision ?? '' },
      })
    }
    const sections = async () => (await visitor().call('listQuestions')).body.sections
    const inSitemap = async () => {
      const { body } = await visitor().call('getSitemap', { query: { section: 'guides' } })
      return body.paths.includes('/faq')
    }
    expect([await sections(), await inSitemap()]).toEqual([[], false])
    const { products } = (await visitor().call('listProducts', { query: { limit: 1 } })).body
    const slug = products[0]?.slug ?? ''
    const { product } = (await visitor().call('getProduct', { params: { slug } })).body
    const category = product.category
    const ofProduct = async (is_pdp: 'true' | 'false' = 'true') =>
      (await visitor().call('getProduct', { params: { slug }, query: { is_pdp } })).body.questions
    const ofCategory = async () =>
      (
        await visitor().call('getListingScope', {
          query: { kind: 'category', slug: category.slug },
        })
      ).body.questions
    expect([await ofProduct(), await ofCategory()]).toEqual([undefined, undefined])

    for (const about of ['/products/none', '/categories/none'])
      expect((await save('lost', question('Lost?', { about }))).body).toMatchObject({
        code: 'content_invalid',
        message: 'No product or category has this address. Copy it from its page in the shop.',
      })
    expect((await save('lost', question('Lost?', { about: '/cart' }))).status).toBe(400)

    await publish('how-long', question('How long does it take?', { position: 20 }))
    await publish('where', question('Where do you deliver?'))
    await publish(
      'latex',
      question('Latex?', { section: 'Goods', position: 15, about: `/products/${slug}` }),
    )
    const about = `/categories/${category.slug}`
    await publish('sizes', question('Sizes?', { section: 'Goods', position: 30, about }))
    await expect
      .poll(async () =>
        (await sections()).map(({ name, questions }) => [name, questions.map(({ key }) => key)]),
      )
      .toEqual([
        ['Delivery', ['where', 'how-long']],
        ['Goods', ['latex', 'sizes']],
      ])
    expect((await sections()).at(-1)?.questions.map((one) => one.about)).toEqual([
      { name: product.title, href: `/products/${slug}` },
      { name: category.name, href: about },
    ])
    expect(await ofProduct()).toEqual([
      {
        key: 'latex',
        question: 'Latex?',
        answer: [{ kind: 'text', text: 'An answer to “Latex?”' }],
      },
    ])
    // A card has no room for them.
    expect(await ofProduct('false')).toBeUndefined()
    expect((await ofCategory())?.map(({ key }) => key)).toEqual(['sizes'])

    const known = await staff.call('staffGetContent', {
      params: { kind: 'question', key: 'latex' },
    })
    const [version] = known.body.content.versions
    const { preview } = (
      await visitor().call('getContentPreview', { params: { id: version?.id ?? '' } })
    ).body
    expect(preview).toMatchObject({ kind: 'question', question: { question: 'Latex?' } })
    await staff.call('staffTakeDownContent', {
      params: { kind: 'question', key: 'latex' },
      body: { revision: known.body.content.revision },
    })
    await expect.poll(() => ofProduct()).toBeUndefined()
    expect(await inSitemap()).toBe(true)
  })
})
