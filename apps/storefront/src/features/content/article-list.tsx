import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { href } from '../../shell/urls/hrefs.ts'

type ArticleLink = Answer<'getArticleCategory'>['articles'][number]

export function ArticleList({
  articles,
  level = 3,
}: {
  articles: readonly ArticleLink[]
  level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, summary, published_on: on, minutes }) => (
        <li
          key={slug}
          className="relative flex flex-col gap-2 rounded-md border border-border bg-surface p-4 hover:border-control-border hover:shadow-1"
        >
          <Heading className="text-h3 font-semibold">
            <a
              href={href.article(slug)}
              className="text-text no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
          </Heading>
          <p className="grow text-body-sm text-text-muted">{summary}</p>
          <p className="text-caption font-normal text-text-hint">
            <time dateTime={on}>{formatIstDate(on)}</time> · {minutes} min
          </p>
        </li>
      ))}
    </ul>
  )
}
