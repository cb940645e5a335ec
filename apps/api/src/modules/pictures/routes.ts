import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { drawBanner, drawCategory, drawProduct } from '@upchar/drawings/draw'
import type { Context } from '../../platform/context.ts'
import { bringFonts } from './fonts.ts'
import { mediaTypes, readFileName, type PictureKind, type Wanted } from './formats.ts'
import { PictureMaker } from './render.ts'
import { findPictureSource, type PictureSource } from './store.ts'

const address = z.object({ name: z.string().max(300), file: z.string().max(30) })
const knownSources = 20_000

/** Mounts the pictures (UI-13): `/img/p/{slug}/{view}-{width}.{format}`, `/img/c/{key}-{width}…`, `/img/b/{key}-{width}…`. */
export function registerPictureRoutes(app: FastifyInstance, context: Context): void {
  bringFonts(context.config.UPCHAR_DATA_DIR)
  const maker = new PictureMaker(context.config.UPCHAR_DATA_DIR)
  const sources = new LRUCache<string, PictureSource>({ max: knownSources })
  context.changes.onChange(() => sources.clear())

  const sourceOf = async (slug: string): Promise<PictureSource | undefined> => {
    const known = sources.get(slug) ?? await findPictureSource(context.db, slug)
    if (known !== undefined) sources.set(slug, known)
    return known
  }
  const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('No such picture')
  const send = (reply: FastifyReply, wanted: Wanted, bytes: Buffer) =>
    reply.header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000').type(mediaTypes[wanted.format]).send(bytes)

  app.get('/img/p/:name/:file', { schema: { hide: true } }, async (request, reply) => {
    const { name, file } = address.parse(request.params)
    const wanted = readFileName('p', file)
    const source = wanted === undefined ? undefined : await sourceOf(name)
    if (wanted === undefined || source === undefined) return missing(reply)
    const bytes = await maker.make(JSON.stringify(source), wanted, () => drawProduct({
      family: source.family, brand: source.brand, title: source.title, hue: source.hue, seed: source.id, view: wanted.view,
      ...(source.size !== '' && { size: source.size }),
    }))
    return send(reply, wanted, bytes)
  })

  const drawn = (kind: Exclude<PictureKind, 'p'>, draw: (key: string) => string, isKey: (key: string) => boolean) => {
    app.get(`/img/${kind}/:file`, { schema: { hide: true } }, async (request, reply) => {
      const { file } = address.pick({ file: true }).extend({ file: z.string().max(60) }).parse(request.params)
      const match = /^([a-z-]+)-(\d+\.[a-z]+)$/.exec(file)
      const [key, wanted] = [match?.[1] ?? '', readFileName(kind, match?.[2] ?? '')]
      if (wanted === undefined || !isKey(key)) return missing(reply)
      return send(reply, wanted, await maker.make(`${kind} ${key}`, wanted, () => draw(key)))
    })
  }
  drawn('c', drawCategory, isBusinessCategoryKey)
  drawn('b', drawBanner, (key) => key === 'shop' || isBusinessCategoryKey(key))
}
