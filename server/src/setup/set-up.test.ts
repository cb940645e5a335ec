import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { err, ok } from '@upchar/kernel/result'
import { readAnswers } from './answers.ts'
import { createAsker, type Asker } from './ask.ts'
import { fillIn } from './fill-in.ts'
import { parseLicences } from './licences.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'upchar-answers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (text: string): string => {
  const name = path.join(folder, 'answers')
  writeFileSync(name, text)
  return name
}
const keys = ['name', 'city']

describe('answers given in advance', () => {
  it('come from a file with comments and quotes, and from the environment', () => {
    const path = file('# who\nname = "Konkan = Surgicals"\r\n\n')
    expect([...readAnswers(keys, path, { SETUP_NAME: 'x', SETUP_CITY: 'Pune' })]).toEqual([
      ['name', 'Konkan = Surgicals'],
      ['city', 'Pune'],
    ])
  })

  it.each([
    ['nme=x\n', 'nme is no question'],
    ['name\n', 'line 1: write it as question=answer'],
  ])('%j stop the set-up before anything is written', (text, words) => {
    expect(() => readAnswers(keys, file(text), {})).toThrow(words)
  })

  it('name the file that can’t be read', () => {
    expect(() => readAnswers(keys, '/nowhere/answers', {})).toThrow(
      "Can't read the answers in /nowhere/answers.",
    )
  })
})

const said: string[] = []
const silent = {
  stdin: { isTTY: false },
  stdout: { write: (text: string) => said.push(text) > 0 },
} as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'>

describe('without a terminal', () => {
  it('takes answer, then default, and says in one sentence what is missing', async () => {
    const asker = createAsker(new Map([['name', 'Konkan']]), silent)
    expect(await asker.ask({ key: 'name', text: 'Name' })).toBe('Konkan')
    expect(await asker.ask({ key: 'city', text: 'City', fallback: 'Pune' })).toBe('Pune')
    await expect(asker.ask({ key: 'email', text: 'Email' })).rejects.toThrow(
      'email is missing: Email. Answer it in the file of --answers, or as SETUP_EMAIL.',
    )
  })

  it('says which answer is refused and why', async () => {
    const asker = createAsker(new Map([['city', '?']]), silent)
    await expect(
      fillIn(asker, { city: { key: 'city', text: 'City' } }, () =>
        Promise.resolve(err([{ field: 'city', message: 'Enter the city' }])),
      ),
    ).rejects.toThrow('city: Enter the city')
  })
})

/** Somebody at the terminal who types these answers, '' for Enter. */
function typist(...typed: string[]): Asker & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    interactive: true,
    isGiven: () => false,
    say: () => undefined,
    close: () => undefined,
    ask: ({ key, fallback }, problem) => {
      asked.push(problem === undefined ? key : `${key}: ${problem}`)
      const answer = typed.shift() ?? ''
      return Promise.resolve(answer === '' ? (fallback ?? '') : answer)
    },
  }
}

describe('at a terminal', () => {
  const questions = {
    name: { key: 'name', text: 'Name', fallback: 'Konkan' },
    city: { key: 'city', text: 'City', fallback: 'Pune' },
  }

  it('Enter accepts a whole group', async () => {
    const asker = typist('')
    expect(await fillIn(asker, questions, (values) => Promise.resolve(ok(values)))).toEqual({
      name: 'Konkan',
      city: 'Pune',
    })
    expect(asker.asked).toEqual(['accept'])
  })

  it('a refused answer is asked again, the others are kept', async () => {
    const asker = typist('c', 'Malabar', 'x', 'Kochi')
    const result = await fillIn(asker, questions, (values) =>
      Promise.resolve(
        values['city'] === 'x' ? err([{ field: 'city', message: 'Enter the city' }]) : ok(values),
      ),
    )
    expect(result).toEqual({ name: 'Malabar', city: 'Kochi' })
    expect(asker.asked).toEqual(['accept', 'name', 'city', 'city: Enter the city'])
  })
})

describe('licences on one line', () => {
  it('name the person in charge and the registration after "by"', () => {
    expect(
      parseLicences('20B MH-1 until 2029-03-31 by Asha Rao, MH/45123; 21B MH-2 by Asha Rao'),
    ).toMatchObject({
      value: [
        {
          number: 'MH-1',
          valid_until: '2029-03-31',
          person_in_charge: 'Asha Rao',
          person_registration: 'MH/45123',
        },
        {
          number: 'MH-2',
          valid_until: null,
          person_in_charge: 'Asha Rao',
          person_registration: null,
        },
      ],
    })
  })

  it('are form, number and last day', () => {
    const unsaid = {
      valid_from: null,
      warehouse_id: null,
      person_in_charge: null,
      person_registration: null,
    }
    expect(
      parseLicences('20b MH-MZ2-1 until 2029-03-31 by Asha Rao; MD-42 RSM/MH 2025/001;'),
    ).toEqual(
      ok([
        {
          ...unsaid,
          form: '20B',
          number: 'MH-MZ2-1',
          valid_until: '2029-03-31',
          person_in_charge: 'Asha Rao',
        },
        { ...unsaid, form: 'MD-42', number: 'RSM/MH 2025/001', valid_until: null },
      ]),
    )
    expect(parseLicences(' ')).toEqual(ok([]))
  })

  it.each([
    ['Drug licence 5', 'doesn’t begin with a form'],
    ['20B', 'doesn’t begin with a form'],
    ['20B MH-1 until 31.3.2029', 'is no day'],
    ['21B 1', 'has no number'],
    ['MD-42 RSM/MH/1; 20B MH-1 until 2029-03-31', 'names no person in charge'],
    ['20g MH-1', 'names no person in charge'],
  ])('%s is asked again', (text, words) => {
    const parsed = parseLicences(text)
    expect(parsed.ok ? '' : parsed.error[0]?.message).toContain(words)
  })
})
