import { expect, it } from 'vitest'
import { breadcrumbStructuredData } from './breadcrumb-structured-data.ts'

it('breadcrumbs have whole addresses and the last one none', () => {
  expect(
    breadcrumbStructuredData(
      [{ name: 'Shop', href: '/shop' }, { name: 'Gloves' }],
      'https://shop.example',
    ),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/shop' },
      { position: 2, name: 'Gloves' },
    ],
  })
})
