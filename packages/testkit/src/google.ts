import http from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

type Key = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey }

/** A fake Google: serves its keys over HTTP and issues One Tap credentials. */
export type LocalGoogle = {
  readonly url: string
  /** The number of requests for its keys. */
  asked(): number
  /** Rotates the signing key; the old one is removed. */
  changeKey(): Promise<void>
  setDown(down: boolean): void
  setMaxAge(seconds: number): void
  credential(
    claims: JWTPayload,
    options?: { at: Date; alg?: string; key?: CryptoKey | Uint8Array; kid?: string },
  ): Promise<string>
  newKey(): Promise<Key>
}

let keys = 0
async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid: `key-${++keys}`, privateKey, publicKey }
}

/** Starts before the tests of a file, because the settings contain its URL. */
export async function startLocalGoogle(): Promise<LocalGoogle> {
  const port = await freePort()
  let key = await newKey()
  let asked = 0
  let down = false
  let maxAge = 3600
  const server = http.createServer((_request, reply) => {
    asked++
    if (down) return void reply.writeHead(503).end()
    void exportJWK(key.publicKey).then((jwk) =>
      reply
        .writeHead(200, {
          'content-type': 'application/json',
          'cache-control': `public, max-age=${maxAge}`,
        })
        .end(JSON.stringify({ keys: [{ ...jwk, kid: key.kid, alg: 'RS256', use: 'sig' }] })),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  return {
    url: `http://127.0.0.1:${port}/certs`,
    asked: () => asked,
    changeKey: async () => {
      key = await newKey()
    },
    setDown: (value) => {
      down = value
    },
    setMaxAge: (seconds) => {
      maxAge = seconds
    },
    credential: (claims, options) => {
      const at = Math.floor((options?.at ?? new Date()).getTime() / 1000)
      return new SignJWT({ iss: 'https://accounts.google.com', iat: at, exp: at + 3600, ...claims })
        .setProtectedHeader({ alg: options?.alg ?? 'RS256', kid: options?.kid ?? key.kid })
        .sign(options?.key ?? key.privateKey)
    },
    newKey,
  }
}
