import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { LinkColumns } from '../../../features/product/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import type { DirectoryData } from './page.ts'

export { head, load } from './page.ts'

export function DirectoryScreen() {
  const data = usePageData<DirectoryData | null>()
  if (!data) return <UnavailableScreen what="this list" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: data.title }]} />
      <h1 className="text-h1 font-bold">{data.title}</h1>
      <p className="mb-6 text-body-sm text-text-muted">{data.text}</p>
      {data.groups.every(({ links }) => links.length === 0) ? (
        <p className="text-body">
          There is nothing here yet. <a href={href.shop}>Go to the shop</a>
        </p>
      ) : null}
      <div className="flex flex-col gap-8">
        {data.groups.map(({ name, links }) => (
          <section key={name} aria-label={name || data.title}>
            {name ? <h2 className="mb-1 text-h3 font-semibold">{name}</h2> : null}
            <LinkColumns links={links} />
          </section>
        ))}
      </div>
    </div>
  )
}
