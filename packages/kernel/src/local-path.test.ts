import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocalPath } from './local-path.ts'

describe('a local path', () => {
  it.each([
    '/',
    '/cart',
    '/products?page=2&sort=price#top',
    '/categories/gloves/',
    '/checkout?id=a%20b',
    `/${'a'.repeat(1999)}`,
  ])('is %j', (path) => {
    expect(isLocalPath(path)).toBe(true)
  })

  it.each([
    '',
    'cart',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\r\nSet-Cookie: b',
    '/a b',
    '/a\\b',
    '/हिन्दी',
    '/\u0000',
    '/\u007f',
    '\t/cart',
    '/cart\n',
    `/${'a'.repeat(2000)}`,
  ])('is not %j', (path) => {
    expect(isLocalPath(path)).toBe(false)
  })

  it('never leads to another host as browsers parse it', () => {
    const parts = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '\t',
        '\n',
        '.',
        ':',
        '@',
        '?',
        '#',
        ' ',
        'evil.example',
        'a',
        '%',
        'é',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, (tail) => {
        const path = `/${tail.join('')}`
        return (
          !isLocalPath(path) ||
          new URL(path, 'https://shop.example/x').origin === 'https://shop.example'
        )
      }),
    )
  })
})
