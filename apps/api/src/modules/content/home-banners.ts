import { z } from 'zod'
import type { Handle } from '../../platform/db/database.ts'
import { selectBlock } from './store.ts'

const banners = z.array(
  z.object({ title: z.string(), text: z.string(), href: z.string(), image: z.string() }),
)

/**
 * The banners of the home page; none when staff's text is malformed: a page without banners beats no page.
 */
export async function homeBanners(handle: Handle): Promise<z.output<typeof banners>> {
  const parsed = banners.safeParse(await selectBlock(handle, 'home_banners'))
  return parsed.success ? parsed.data : []
}
