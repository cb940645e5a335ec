import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { freePort } from '@upchar/testkit/free-port'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { pushDevice, startPushService } from '@upchar/testkit/push-service'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { forget } from '../customers/forget.ts'
import { pushStockNews } from './push-news.ts'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const world = useWorld({ PUSH_SERVICES: origin })
const device = pushDevice()
let goods: Goods
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  service = await startPushService(port, device)
})
afterAll(() => service.close())
beforeEach(async () => {
  await world.db.execute(sql`delete from push_subscription`)
  service.received.length = 0
  service.status = 201
})

const subscribe = (visitor: Visitor, endpoint: string) =>
  visitor.call('subscribePush', { body: { endpoint, keys: device.keys } })
const devices = async () =>
  (
    await world.db.execute<{ endpoint: string }>(
      sql`select endpoint from push_subscription order by endpoint`,
    )
  ).rows.map(({ endpoint }) => endpoint)
const runJobs = () => {
  const log = { warn: () => undefined, error: () => undefined }
  return runDueJobs(world.db, createJobHandlers(world.context), log)
}
const bought = async (visitor: Visitor) => placed(await place(visitor, await created(visitor)))

describe('APP-03 notices on a device', () => {
  it('APP-03 of an order say what its mail says, are signed by the shop, and end with the subscription', async () => {
    const { sku } = await goods.addVariant({ title: 'Very private gloves' })
    const visitor = await guestWith(world, { sku })
    const endpoint = `${origin}/guest`
    expect((await subscribe(visitor, 'https://evil.example/a')).body).toMatchObject({
      code: 'push_unsupported',
    })
    for (const _ of [1, 2]) expect((await subscribe(visitor, endpoint)).status).toBe(200)
    expect(await devices()).toEqual([endpoint])
    const order = await bought(visitor)
    await runJobs()
    const { public_key: key } = (await visitor.call('getPushKey')).body
    expect(service.received).toMatchObject([
      {
        path: '/guest',
        key,
        claims: { aud: origin, sub: expect.stringMatching(/^mailto:.+@/) },
        text: {
          body: expect.stringContaining(order.order_number),
          path: expect.stringMatching(/^\/order\/.+key=/),
        },
      },
    ])
    // RFC 8292: at most 24 hours.
    const { exp } = service.received[0]?.claims ?? {}
    expect(Number(exp) * 1000 - world.clock.now().getTime()).toBeLessThanOrEqual(86_400_000)
    expect(JSON.stringify(service.received)).not.toContain('gloves')
    // The browser has ended it: nothing is kept, and the order's next mail goes nowhere else.
    service.status = 410
    const again = await guestWith(world, { sku })
    await subscribe(again, endpoint)
    await bought(again)
    await runJobs()
    expect(service.received).toHaveLength(2)
    expect(await devices()).toEqual([])
  })

  it('APP-03 of a guest are the customer’s after signing in, tell of awaited goods, and are erased with the account', async () => {
    const { visitor, email, password } = await signUp(world)
    const laptop = world.visitor()
    await laptop.call('createGuestCart')
    await subscribe(laptop, `${origin}/laptop`)
    expect((await laptop.call('signIn', { body: { email, password } })).status).toBe(200)
    // Who knows the address of another's device ends nothing.
    const stranger = world.visitor()
    await stranger.call('createGuestCart')
    await stranger.call('unsubscribePush', { body: { endpoint: `${origin}/laptop` } })
    expect(await devices()).toEqual([`${origin}/laptop`])
    await pushStockNews(world.context, email, 'a')
    await runJobs()
    expect(service.received).toMatchObject([
      { path: '/laptop', text: { body: expect.stringContaining('can be had again') } },
    ])
    const own = JSON.stringify((await visitor.call('downloadMyData')).body)
    expect(own).toContain('/laptop')
    expect(own).not.toContain(device.keys.auth)
    await visitor.call('deactivateAccount', { body: { current_password: password } })
    expect(await devices()).toEqual([])
  })

  it('APP-03 of one buyer never reach the next who uses the device', async () => {
    const [first, next] = [await signUp(world), await signUp(world)]
    await subscribe(first.visitor, `${origin}/shared`)
    await pushStockNews(world.context, first.email, 'waits')
    await subscribe(next.visitor, `${origin}/shared`)
    await pushStockNews(world.context, next.email, 'own')
    // Said again by the same buyer, it loses nothing.
    await subscribe(next.visitor, `${origin}/shared`)
    await runJobs()
    expect(service.received).toMatchObject([{ text: { tag: 'own' } }])
  })

  it('APP-03 reach no device whose session was ended for safety, until it is named again', async () => {
    const { visitor, email, password } = await signUp(world)
    const lost = world.visitor()
    await lost.call('createGuestCart')
    await lost.call('signIn', { body: { email, password } })
    await subscribe(lost, `${origin}/lost`)
    await subscribe(visitor, `${origin}/kept`)
    await pushStockNews(world.context, email, 'waits')
    world.clock.advance(60_000)
    expect((await visitor.call('endSessions', { body: { others: true } })).status).toBe(200)
    await runJobs()
    expect(service.received).toMatchObject([{ path: '/kept', text: { tag: 'waits' } }])
    await lost.call('signIn', { body: { email, password } })
    await subscribe(lost, `${origin}/lost`)
    await pushStockNews(world.context, email, 'later')
    await runJobs()
    expect(
      service.received
        .slice(1)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/kept', '/lost'])
    world.clock.advance(60_000)
    expect((await visitor.call('endSessions', { body: { others: true } })).status).toBe(200)
    await forget(world.context)
    expect(await devices()).toEqual([`${origin}/kept`])
  })

  it('APP-03 reach the other devices of an account while one session is ended, also one that was a guest’s', async () => {
    const { visitor, email, password } = await signUp(world)
    const tablet = world.visitor()
    await tablet.call('createGuestCart')
    await subscribe(tablet, `${origin}/tablet`)
    await tablet.call('signIn', { body: { email, password } })
    const lost = world.visitor()
    await lost.call('createGuestCart')
    await lost.call('signIn', { body: { email, password } })
    await subscribe(lost, `${origin}/lost`)
    await subscribe(visitor, `${origin}/kept`)
    const { sessions } = (await lost.call('listSessions')).body
    const id = sessions.find(({ is_current: here }) => here)?.id ?? ''
    world.clock.advance(60_000)
    expect((await visitor.call('endSessions', { body: { id } })).status).toBe(200)
    await pushStockNews(world.context, email, 'one')
    await runJobs()
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/kept', '/tablet'])
    // One that has signed out since, and didn't end its notices, may be the next that is lost.
    await tablet.call('logout')
    await pushStockNews(world.context, email, 'two')
    await runJobs()
    expect(service.received.slice(2)).toMatchObject([{ path: '/kept' }])
    await forget(world.context)
    expect(await devices()).toEqual([`${origin}/kept`])
  })

  it('APP-03 keep the device where the service refuses the shop’s key, and alert staff once a day', async () => {
    const { visitor, email } = await signUp(world)
    await subscribe(visitor, `${origin}/kept`)
    const alerts = async () =>
      (await mailsTo(world.db, world.context.config.SUPPORT_EMAIL)).filter(({ subject }) =>
        subject.includes('push service'),
      )
    service.status = 403
    for (const tag of ['a', 'b']) {
      await pushStockNews(world.context, email, tag)
      await runJobs()
    }
    expect(await devices()).toEqual([`${origin}/kept`])
    expect(await alerts()).toMatchObject([
      {
        subject: 'The push service 127.0.0.1 refuses the shop’s key',
        text: expect.stringContaining('UPCHAR_SECRET'),
      },
    ])
    world.clock.advance(25 * 3_600_000)
    await pushStockNews(world.context, email, 'c')
    await runJobs()
    expect(await alerts()).toHaveLength(2)
    // The key is accepted again.
    service.status = 201
    await pushStockNews(world.context, email, 'd')
    await runJobs()
    expect(service.received.at(-1)).toMatchObject({ path: '/kept', text: { tag: 'd' } })
    service.status = 404
    await pushStockNews(world.context, email, 'e')
    await runJobs()
    expect(await devices()).toEqual([])
  })

  it('APP-03 end when the device says so, and a guest’s after some months', async () => {
    const visitor = world.visitor()
    await visitor.call('createGuestCart')
    await subscribe(visitor, `${origin}/one`)
    await subscribe(visitor, `${origin}/two`)
    await visitor.call('unsubscribePush', { body: { endpoint: `${origin}/one` } })
    expect(await devices()).toEqual([`${origin}/two`])
    world.clock.advance(181 * 86_400_000)
    await forget(world.context)
    expect(await devices()).toEqual([])
  })
})
