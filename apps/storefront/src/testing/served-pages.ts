import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import { buildStorefront } from '../build.ts'
import { builtSource, mountStorefront } from '../server.ts'
import type { PageSource } from '../server.ts'

export const contact = {
  brand: 'Upchar',
  legal_name: 'Upchar Private Limited',
  cin: 'U51909MH2019PTC123456',
  support_email: 'support@example.test',
  info_email: 'info@example.test',
  phone: '912240000000',
  city: 'Mumbai',
  support_hours: '9:00AM to 7:00PM',
  social: [],
  app_links: [],
  grievance_officer: 'A',
  address: '1 Road',
}
export const emptyList = {
  success: true,
  total: 0,
  total_is_floor: false,
  page: 1,
  limit: 24,
  sort: 'stock',
  products: [],
  stock: {},
  facets: [],
  search: null,
  ignored: [],
}
const home = {
  success: true,
  business_categories: [],
  banners: [],
  procedures: [],
  specialities: [],
  brands: [],
  rows: [],
  counts: { products: 1, sellers: 1, pincodes: 1 },
}

/** A signed-in buyer's profile. */
export const profile = {
  success: true,
  user_info: {
    email: 'a@b.example',
    name: 'Asha',
    first_name: 'Asha',
    last_name: '',
    phone: '',
    business_type: 1,
    business_name: '',
    gst: '',
    customer_choices: [],
    orders_count: 0,
    is_kyc_complete: false,
    kyc: { status: 'notVerified', pharma_kyc: false, business_name: '' },
    is_authenticated: true,
    is_profile_complete: false,
    is_free_email: false,
    has_password: true,
    has_google: false,
    is_staff_acting: false,
  },
}

/** The storefront's server, with an API that answers what a test says. Everything starts anew before each test. */
export function useServedPages() {
  let source: PageSource
  let shop: FastifyInstance
  const web = {
    /** The API's answer by path; 404 for any other. */
    answers: {} as Record<string, unknown>,
    /** The paths that were asked for, and the headers that were sent along. */
    asked: [] as string[],
    sentHeaders: [] as Record<string, string>[],
    /** The API can't be reached. */
    down: false,
    /** Of the catalogue. */
    version: '1',
    /** Render failures. */
    reported: [] as unknown[],
    mounted,
    get: (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers }),
    head: (url: string, headers: Record<string, string> = {}) =>
      shop.inject({ method: 'HEAD', url, headers }),
    /** A plain form, as a browser without scripts sends it. */
    form: (url: string, payload: string, headers: Record<string, string> = {}) =>
      shop.inject({
        method: 'POST',
        url,
        headers: {
          host: 'shop.example',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload,
      }),
  }
  async function mounted(): Promise<FastifyInstance> {
    const app = Fastify()
    await mountStorefront(app, {
      source,
      indexable: false,
      origin: 'https://shop.example',
      catalogueVersion: () => web.version,
      transport: ({ path, headers }) => {
        web.asked.push(path)
        web.sentHeaders.push(headers)
        if (web.down) return Promise.reject(new Error('down'))
        const answer = web.answers[path]
        return Promise.resolve({
          status: answer ? 200 : 404,
          body: JSON.stringify(answer ?? { success: false, code: 'nope', message: 'No' }),
          headers: {},
        })
      },
      onRenderError: (error) => web.reported.push(error),
    })
    return app
  }
  beforeAll(async () => {
    source = await builtSource(await buildStorefront())
  })
  beforeEach(async () => {
    Object.assign(web, { down: false, asked: [], sentHeaders: [], reported: [] })
    web.answers = {
      '/api/v2/get-user-config/': { success: true, config: {}, guest_user_id: 'g', contact },
      '/api/get-data-json/': emptyList,
      '/api/shop-home/': home,
    }
    shop = await mounted()
    return () => shop.close()
  })
  return web
}
