import { expect, it } from 'vitest'
import { locate } from './geolocation.ts'

type Answer = { latitude: number; longitude: number } | number

/** A fake geolocation that gives these answers in order. */
function browser(...answers: Answer[]) {
  const asked: PositionOptions[] = []
  const geolocation = {
    getCurrentPosition(
      found: PositionCallback,
      failed?: PositionErrorCallback | null,
      options?: PositionOptions,
    ) {
      asked.push(options ?? {})
      const answer = answers.shift() ?? 3
      if (typeof answer === 'number') failed?.({ code: answer } as GeolocationPositionError)
      else found({ coords: answer } as GeolocationPosition)
    },
  }
  const pauses: number[] = []
  const pause = (ms: number) => {
    pauses.push(ms)
    return Promise.resolve()
  }
  return { asked, pauses, result: () => locate(geolocation, pause) }
}

it('ADDR-05 asks with 5 s timeout and a cached position of at most 10 s', async () => {
  const visit = browser({ latitude: 19, longitude: 72 })
  expect(await visit.result()).toEqual({ ok: true, latitude: 19, longitude: 72 })
  expect(visit.asked).toEqual([{ timeout: 5000, maximumAge: 10_000 }])
})

it('ADDR-05 asks for access when it was denied', async () => {
  expect(await browser(1).result()).toEqual({
    ok: false,
    message: 'Please enable location access.',
  })
})

it('ADDR-05 tries code 2 three times more, 1.5 s apart, then gives up', async () => {
  const visit = browser(2, 2, 2, 2)
  expect(await visit.result()).toEqual({
    ok: false,
    message: 'Location unavailable.Try again by switching your network',
  })
  expect(visit.pauses).toEqual([1500, 1500, 1500])
  expect(await browser(2, 2, { latitude: 1, longitude: 2 }).result()).toMatchObject({ ok: true })
})

it('ADDR-05 says that the location is unavailable for everything else', async () => {
  expect(await browser(3).result()).toEqual({ ok: false, message: 'Location unavailable' })
})
