/** Breadcrumbs for search engines, as the page shows them; the page itself has no address among them. */
export const breadcrumbStructuredData = (
  crumbs: readonly { name: string; href?: string | undefined }[],
  origin: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    ...(crumb.href ? { item: origin + crumb.href } : {}),
  })),
})
