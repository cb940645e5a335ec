import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import type { Context } from '../../platform/context.ts'
import { provideFonts } from './fonts.ts'
import { isUnfit } from '../../platform/http/unfit.ts'
import { mediaTypes, readFileName, type PictureKind, type Wanted } from './picture-sizes.ts'
import { bind } from '../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../files/index.ts'
import { cropPhoto, uploadPhoto } from './photos.ts'
import { PictureMaker } from './render.ts'
import { findPictureSource, selectPhotos, type PictureSource } from './store.ts'

type OfProduct = { Params: { name: string; file: string } }
type OfDrawing = { Params: { file: string } }
const uploadsPerMinute = 30
const maxSources = 20_000
/** After an hour a browser revalidates; an unchanged picture costs a 304 and no drawing. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=2592000'
/** The address of a photo has the hash of its bytes: another photo has another address. */
const forever = 'public, max-age=31536000, immutable'

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .type('text/plain')
    .send('No such picture')

/** Loaded with the first picture: a hundred modules. */
const drawings = () => import('@upchar/drawings/draw')

const drawSource = async (source: PictureSource, { view }: Wanted): Promise<string> =>
  (await drawings()).drawProduct({
    family: source.family,
    brand: source.brand,
    title: source.title,
    hue: source.hue,
    seed: source.id,
    view,
    facts: source.facts,
    ...(source.size !== '' && { size: source.size }),
  })

/**
 * Mounts the pictures (UI-13): `/img/p/{slug}/{view}-{width}.{format}`, `/img/p/{slug}~{sku}/…` for one variant,
 * `/img/p/~{photo}/0-…` for an uploaded photo, `/img/c/{key}-{width}.{format}` for categories, `/img/b/{key}-{width}.{format}` for banners.
 */
export function registerPictureRoutes(app: FastifyInstance, context: Context): void {
  provideFonts(context.config.UPCHAR_DATA_DIR)
  const maker = new PictureMaker(context.config.UPCHAR_DATA_DIR)
  const sources = new LRUCache<string, PictureSource>({ max: maxSources })
  context.changes.onChange(() => sources.clear())

  const sourceOf = async (name: string): Promise<PictureSource | undefined> => {
    const [slug = '', sku] = name.split('~')
    const known = sources.get(name) ?? (await findPictureSource(context.db, slug, sku))
    if (known !== undefined) sources.set(name, known)
    return known
  }
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    source: string,
    wanted: Wanted,
    draw: () => Promise<string | Buffer>,
    cache = cacheControl,
  ) => {
    const tag = `"${maker.nameOf(source, wanted)}-${wanted.format}"`
    void reply.header('cache-control', cache).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(mediaTypes[wanted.format]).send(await maker.make(source, wanted, draw))
  }

  const sendPhoto = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    wanted: Wanted,
    cache?: string,
  ) => {
    const [photo] = await selectPhotos(context.db, [key])
    if (photo === undefined) return missing(reply)
    const read = async () => {
      const bytes = await context.files.read(photo.fileId)
      if (bytes === undefined) throw new Error(`the bytes of photo ${key} are missing`)
      return bytes
    }
    return send(request, reply, `photo ${key}`, { ...wanted, view: 0 }, read, cache)
  }

  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'staffUploadPhoto',
      withUpload(({ staff }, upload) => uploadPhoto(context, staff, upload)),
      options,
    ),
  )
  bind(app, context, 'staffCropPhoto', ({ staff, params, body }) =>
    cropPhoto(context, staff, params.key, body),
  )

  app.get<OfProduct>('/img/p/:name/:file', { schema: { hide: true } }, async (request, reply) => {
    const { name, file } = request.params
    const wanted = readFileName('p', file)
    if (wanted !== undefined && name.startsWith('~'))
      return sendPhoto(request, reply, name.slice(1), wanted, forever)
    const source = wanted === undefined || isUnfit(name) ? undefined : await sourceOf(name)
    if (wanted === undefined || source === undefined) return missing(reply)
    const photo = source.photos[wanted.view] ?? source.photos[0]
    if (photo !== undefined) return sendPhoto(request, reply, photo, wanted)
    return send(request, reply, JSON.stringify(source), wanted, () => drawSource(source, wanted))
  })

  const mountDrawing = (
    kind: Exclude<PictureKind, 'p'>,
    draw: (key: string) => Promise<string>,
    isKey: (key: string) => boolean,
  ) => {
    app.get<OfDrawing>(`/img/${kind}/:file`, { schema: { hide: true } }, async (request, reply) => {
      const match = /^([a-z-]+)-(\d+\.[a-z]+)$/.exec(request.params.file)
      const [key, wanted] = [match?.[1] ?? '', readFileName(kind, match?.[2] ?? '')]
      if (wanted === undefined || !isKey(key)) return missing(reply)
      return send(request, reply, `${kind} ${key}`, wanted, () => draw(key))
    })
  }
  mountDrawing('c', async (key) => (await drawings()).drawCategory(key), isBusinessCategoryKey)
  mountDrawing(
    'b',
    async (key) => (await drawings()).drawBanner(key),
    (key) => key === 'shop' || isBusinessCategoryKey(key),
  )
}
