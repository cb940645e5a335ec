import { readMonthSearch, TaxDocumentsScreen } from '../../../../features/tax-documents/index.ts'
import type { TaxDocumentsPage } from '../../../../features/tax-documents/index.ts'
import { guard } from '../../../../shell/page/route-guard.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const title = () => 'Invoices by month'

/** The documents; null if the API call failed. */
export async function load(
  context: RouterContext,
  typed: Record<string, unknown>,
  address: string,
): Promise<TaxDocumentsPage | null> {
  // The session may have ended since the root's guard ran.
  await guard(context, address)
  const now = Date.now()
  const search = readMonthSearch(typed, now)
  const result = await context.api('listTaxDocuments', { query: search })
  if (result.ok) return { found: result.data, search, now }
  context.answer.status = 503
  return null
}

export function Screen() {
  const page = usePageData<TaxDocumentsPage | null>()
  return page === null ? (
    <UnavailableScreen what="your invoices" />
  ) : (
    <TaxDocumentsScreen {...page} />
  )
}
