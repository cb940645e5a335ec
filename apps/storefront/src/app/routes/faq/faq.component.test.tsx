import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { listing } from '../../../testing/listing.ts'
import { productPage } from '../../../testing/goods.ts'
import { open } from '../../../testing/product-page.ts'
import { showShop } from '../../../testing/show-shop.tsx'
import { faqStructuredData } from '../../../shell/page/faq-structured-data.ts'

type Asked = Answer<'listQuestions'>['sections'][number]['questions'][number]
const latex: Asked = {
  key: 'latex',
  question: 'Is there <b>latex</b> in it?',
  answer: [
    { kind: 'text', text: 'Not in nitrile gloves.' },
    { kind: 'list', items: ['Nitrile: none', 'Latex: of course'] },
    {
      kind: 'table',
      head: ['Glove', 'Latex'],
      rows: [['Nitrile', 'no']],
    },
    { kind: 'links', items: [{ name: 'All gloves', href: '/categories/gloves' }] },
  ],
  about: { name: 'Gloves', href: '/categories/gloves' },
}
const main = page.getByRole('main')
const asked = main.getByText(latex.question)

it('questions open their answers, and search engines read what buyers see', async () => {
  await showShop('/faq', {
    listQuestions: () => ({ sections: [{ name: 'Goods', questions: [latex] }] }),
  })
  await expect.element(main.getByRole('heading', { level: 2, name: 'Goods' })).toBeVisible()
  await expect.element(main.getByText('Not in nitrile gloves.')).not.toBeVisible()
  await asked.click()
  await expect.element(main.getByText('Not in nitrile gloves.')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Gloves', exact: true }))
    .toHaveAttribute('href', '/categories/gloves')
  const shown = main.element().textContent
  const data = faqStructuredData([latex]) as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  for (const { name, acceptedAnswer } of data.mainEntity)
    for (const words of [name, ...acceptedAnswer.text.split(/[\n ]/)])
      expect(shown).toContain(words)
})

it('without questions the page leads to the policies', async () => {
  await showShop('/faq', { listQuestions: () => ({ sections: [] }) })
  await expect.element(page.getByText('There are no questions here yet')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Read our policies' }))
    .toHaveAttribute('href', '/policy')
})

it('a product shows the questions about it', async () => {
  await open(productPage({}, { questions: [latex] }))
  await asked.click()
  await expect.element(main.getByText('Not in nitrile gloves.')).toBeVisible()
})

it.each([
  ['a category shows the questions about it', '', 1],
  ['a filtered list of a category shows none', '?brand=glovex', 0],
])('%s', async (_, search, headings) => {
  await showShop(
    `/categories/gloves${search}`,
    listing({
      getListingScope: () => ({
        title: 'Gloves',
        description: '',
        breadcrumbs: [],
        related: [],
        filters: 'category=gloves',
        ranking: '',
        ends_at: null,
        questions: [latex],
      }),
    }),
  )
  await expect.element(main.getByRole('article').first()).toBeVisible()
  expect(
    main.getByRole('heading', { level: 2, name: 'Questions and answers' }).elements(),
  ).toHaveLength(headings)
})
