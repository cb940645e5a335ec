import { TextBlocks } from '../../../features/content/index.ts'
import type { Policies } from './page.ts'

export function PolicySection({
  policy: { slug, title, blocks },
}: {
  policy: Policies['policies'][number]
}) {
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-36">
      <h2 id={`${slug}-title`} className="mb-4 text-h2 font-bold">
        {title}
      </h2>
      <TextBlocks blocks={blocks} level={3} />
    </section>
  )
}
