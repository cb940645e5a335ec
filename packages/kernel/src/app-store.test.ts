import { expect, it } from 'vitest'
import { appStore, playId } from './app-store.ts'

it('APP-03 knows the two stores by their https address, and nothing that only looks like one', () => {
  const play = 'https://play.google.com/store/apps/details?id=in.konkan.shop'
  expect(appStore(play)).toBe('Android app')
  expect(playId(play)).toBe('in.konkan.shop')
  expect(appStore('https://apps.apple.com/in/app/konkan/id123')).toBe('iPhone app')
  expect(playId('https://apps.apple.com/in/app/konkan/id123')).toBeUndefined()
  for (const other of [
    'http://play.google.com/store/apps/details?id=x',
    'https://play.google.com.evil.example/',
    'https://evil.example/?play.google.com',
    'javascript:alert(1)',
    'play.google.com',
  ])
    expect(appStore(other), other).toBeUndefined()
})
