import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { multipartOf, plainPdf } from '../uploads.ts'
import type { Attack } from './attack.ts'

const bodyTooLarge = { status: 413, code: 'body_too_large' }
const jsonInvalid = { status: 400, code: 'json_invalid' }
const requestInvalid = { status: 400, code: 'request_invalid' }

const numbered = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(',')

const json = (
  name: string,
  payload: () => string | Buffer,
  answer: Attack['answer'],
  headers = {},
): Attack => ({
  name,
  answer,
  request: async () => ({
    method: 'POST',
    url: '/api/need-help',
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload(),
  }),
})

const form = (name: string, payload: () => string, answer: Attack['answer']): Attack => ({
  name,
  answer,
  request: async () => ({
    method: 'POST',
    url: '/sandbox/pay/none',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: payload(),
  }),
})

const boundary = 'x'
const multipart = (
  name: string,
  payload: () => string | Buffer,
  answer: Attack['answer'],
): Attack => ({
  name,
  answer,
  request: async (): Promise<InjectOptions> => ({
    method: 'POST',
    url: '/api/file-upload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: payload(),
  }),
})
const field = (n: number) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\nx\r\n`

export const bodyAttacks: readonly Attack[] = [
  json('a hundred thousand keys', () => `{${numbered(100_000, (n) => `"k${n}":1`)}}`, bodyTooLarge),
  json(
    'a hundred thousand times the same key',
    () => `{${numbered(100_000, () => '"k":1')}}`,
    bodyTooLarge,
  ),
  json('a list of half a million numbers', () => `[${numbered(500_000, () => '1')}]`, bodyTooLarge),
  json(
    'a list of a hundred thousand objects',
    () => `{"a":[${numbered(100_000, () => '{"a":1}')}]}`,
    bodyTooLarge,
  ),
  json(
    'lists nested two hundred thousand deep',
    () => '['.repeat(200_000) + ']'.repeat(200_000),
    bodyTooLarge,
  ),
  json(
    'objects nested a hundred thousand deep',
    () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    bodyTooLarge,
  ),
  json(
    'lists nested a hundred deep',
    () => `{"a":${'['.repeat(100)}${']'.repeat(100)}}`,
    requestInvalid,
  ),
  json('a number of a million digits', () => `{"a":${'9'.repeat(1_000_000)}}`, requestInvalid),
  json('a text of a million letters', () => `{"query":"${'x'.repeat(1_000_000)}"}`, requestInvalid),
  json(
    'a text of a million escaped brackets',
    () => `{"query":"${'\\"[{'.repeat(200_000)}"}`,
    requestInvalid,
  ),
  json('a name of a million letters', () => `{"${'x'.repeat(1_000_000)}":1}`, requestInvalid),
  json('two megabytes', () => `{"query":"${'x'.repeat(2_000_000)}"}`, bodyTooLarge),
  json('a text that never ends', () => `{"query":"${'x'.repeat(1000)}`, jsonInvalid),
  json('a prototype', () => '{"__proto__":{"admin":true}}', jsonInvalid),
  json('a constructor', () => '{"constructor":{"prototype":{"admin":true}}}', jsonInvalid),
  json('a zero byte', () => '{"query":"\\u0000"}', requestInvalid),
  json('half a character', () => '{"query":"\\ud83e"}', requestInvalid),
  json(
    'bytes that are no UTF-8',
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    requestInvalid,
  ),
  json('a compressed bomb', () => gzipSync(Buffer.alloc(50_000_000, ' ')), jsonInvalid, {
    'content-encoding': 'gzip',
  }),
  form(
    'a form of a hundred thousand keys',
    () => numbered(100_000, (n) => `k${n}=1`).replaceAll(',', '&'),
    bodyTooLarge,
  ),
  form(
    'a form of the same key a hundred thousand times',
    () => numbered(100_000, () => 'k=1').replaceAll(',', '&'),
    bodyTooLarge,
  ),
  multipart(
    'a form of ten thousand fields',
    () => `${Array.from({ length: 10_000 }, (_, n) => field(n)).join('')}--${boundary}--\r\n`,
    { status: 422, code: 'file_damaged' },
  ),
  multipart('a form that never ends', () => field(1), { status: 422, code: 'file_damaged' }),
  multipart(
    'a form of boundaries that are almost one',
    () => `--${boundary}\r\n${'\r\n--'.repeat(1_000_000)}`,
    { status: 422, code: 'file_damaged' },
  ),
  {
    name: 'a file name of 60 kB',
    answer: 'ok',
    request: async () => ({
      method: 'POST',
      url: '/api/file-upload',
      ...multipartOf(plainPdf(), '.pdf'.repeat(15_000)),
    }),
  },
]
