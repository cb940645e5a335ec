import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { businessCategory } from '@upchar/kernel/business-categories'
import { href } from '../../lib/hrefs.ts'
import { needed } from '../../lib/loaders.ts'
import { pageHead } from '../../lib/page-head.ts'
import type { RouterContext } from '../../router.tsx'
import { rootRoute } from '../root.ts'

export type DirectoryGroup = { name: string; links: { name: string; href: string; count: number }[] }
export type DirectoryData = { title: string; text: string; groups: DirectoryGroup[] }

const component = lazyRouteComponent(() => import('./screen.tsx'), 'DirectoryScreen')
const staticData = { screen: 'src/routes/directory/screen.tsx', skeleton: 'listing' } as const
const shared = { getParentRoute: () => rootRoute, component, staticData }

/** Names by first letter: long lists are found by eye that way. */
function byLetter(links: DirectoryGroup['links']): DirectoryGroup[] {
  const groups = Map.groupBy(links.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), ({ name }) => (/^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : '0-9'))
  return [...groups].map(([name, found]) => ({ name, links: found }))
}

async function fromHome(context: RouterContext, part: 'brands' | 'procedures' | 'specialities', title: string, text: string): Promise<DirectoryData | null> {
  const home = needed(await context.api('getShopHome', {}), context)
  return home && { title, text, groups: part === 'brands' ? byLetter(home[part]) : [{ name: '', links: home[part] }] }
}

const head = (title: string, description: string, canonical: string) => () => pageHead({ title, description, keywords: [title], canonical })

export const brandsRoute = createRoute({
  ...shared,
  path: '/brands/',
  loader: ({ context }) => fromHome(context, 'brands', 'Brands', 'Every brand sold here, from A to Z.'),
  head: head('Brands', 'Every brand of medical supplies sold here, from A to Z.', href.brands),
})

export const proceduresRoute = createRoute({
  ...shared,
  path: '/procedures/',
  loader: ({ context }) => fromHome(context, 'procedures', 'Procedures', 'What a procedure needs, put together on one page.'),
  head: head('Procedures', 'Medical supplies by the procedure that needs them.', href.procedures),
})

export const specialitiesRoute = createRoute({
  ...shared,
  path: '/specialities/',
  loader: ({ context }) => fromHome(context, 'specialities', 'Specialities', 'Supplies for your speciality.'),
  head: head('Specialities', 'Medical supplies by medical speciality.', href.specialities),
})

export const categoriesRoute = createRoute({
  ...shared,
  path: '/categories/',
  loader: async ({ context }): Promise<DirectoryData | null> => {
    const answer = needed(await context.api('listCategories', { query: {} }), context)
    if (!answer) return null
    const groups = Map.groupBy(answer.categories, (category) => category.business_category)
    return {
      title: 'Categories', text: 'The whole catalogue by department and category.',
      groups: [...groups].map(([key, links]) => ({ name: businessCategory(key)?.name ?? key, links })),
    }
  },
  head: head('Categories', 'The whole catalogue of medical supplies by department and category.', href.categories),
})

export const directoryRoutes = [brandsRoute, proceduresRoute, specialitiesRoute, categoriesRoute] as const
