import type { TextBlock } from '../text-blocks.ts'

export type Article = {
  slug: string
  categoryId: string
  title: string
  summary: string
  publishedOn: string
  blocks: TextBlock[]
}
