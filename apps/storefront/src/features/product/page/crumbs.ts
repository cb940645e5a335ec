import type { Crumb } from '@upchar/ui/breadcrumbs'
import type { Product } from './variant-choice.ts'

/** A product's breadcrumbs: department, category, generic name, this page (guide 4). */
export function productCrumbs(product: Product): Crumb[] {
  const { business_category: department, category, generic_name: generic } = product
  return [
    { name: 'Shop', href: '/shop' },
    { name: department.name, href: `/${encodeURIComponent(department.key)}` },
    { name: category.name, href: `/categories/${encodeURIComponent(category.slug)}` },
    ...(generic.slug === category.slug
      ? []
      : [
          {
            name: generic.name,
            href: `/${encodeURIComponent(department.key)}/${encodeURIComponent(generic.slug)}`,
          },
        ]),
    { name: product.title },
  ]
}
