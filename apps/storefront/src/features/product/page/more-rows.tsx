import { RecentRow } from './recent-row.tsx'
import { SimilarRow } from './similar-row.tsx'
import { TogetherRow } from './together-row.tsx'

/** Other products below this one: those bought with it, similar ones, and those seen before. */
export function MoreRows({
  sku,
  slug,
  generic,
  href,
  pincode,
  flags,
}: {
  sku: string
  slug: string
  generic: string
  href: string
  pincode: string
  flags: { together: boolean; similar: boolean }
}) {
  return (
    <>
      {flags.together ? <TogetherRow sku={sku} pincode={pincode} /> : null}
      {flags.similar ? (
        <SimilarRow slug={slug} generic={generic} href={href} pincode={pincode} />
      ) : null}
      <RecentRow slug={slug} pincode={pincode} />
    </>
  )
}
