import { businessCategory } from '@upchar/kernel/business-categories'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type DirectoryKind = 'brands' | 'categories' | 'procedures' | 'specialities'
export type DirectoryGroup = {
  name: string
  links: { name: string; href: string; count: number }[]
}
export type DirectoryData = { title: string; text: string; groups: DirectoryGroup[] }

const words: Record<DirectoryKind, { title: string; text: string; description: string }> = {
  brands: {
    title: 'Brands',
    text: 'Every brand sold here, from A to Z.',
    description: 'Every brand of medical supplies sold here, from A to Z.',
  },
  categories: {
    title: 'Categories',
    text: 'The whole catalogue by department and category.',
    description: 'The whole catalogue of medical supplies by department and category.',
  },
  procedures: {
    title: 'Procedures',
    text: 'Everything a procedure needs, on one page.',
    description: 'Medical supplies by the procedure that needs them.',
  },
  specialities: {
    title: 'Specialities',
    text: 'Supplies for your speciality.',
    description: 'Medical supplies by medical speciality.',
  },
}

/** Groups names by first letter, so that a long list can be scanned. */
function byLetter(links: DirectoryGroup['links']): DirectoryGroup[] {
  const groups = Map.groupBy(
    links.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    ({ name }) => (/^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : '0-9'),
  )
  return [...groups].map(([name, found]) => ({ name, links: found }))
}

async function groupsOf(
  context: RouterContext,
  kind: DirectoryKind,
): Promise<DirectoryGroup[] | null> {
  if (kind === 'categories') {
    const answer = needed(await context.api('listCategories', { query: {} }), context)
    const groups =
      answer && Map.groupBy(answer.categories, (category) => category.business_category)
    return (
      groups &&
      [...groups].map(([key, links]) => ({ name: businessCategory(key)?.name ?? key, links }))
    )
  }
  const home = needed(await context.api('getShopHome', {}), context)
  return home && (kind === 'brands' ? byLetter(home.brands) : [{ name: '', links: home[kind] }])
}

export async function load(
  context: RouterContext,
  kind: DirectoryKind,
): Promise<DirectoryData | null> {
  const groups = await groupsOf(context, kind)
  return groups && { title: words[kind].title, text: words[kind].text, groups }
}

export const head = (kind: DirectoryKind): PageHead => ({
  title: words[kind].title,
  description: words[kind].description,
  keywords: [words[kind].title],
  canonical: href[kind],
})
