import { readFileSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'

/** Answers to the set-up's questions that were given in advance, by the question's key. */
export type Answers = ReadonlyMap<string, string>

/** The environment variable that answers a question. */
const variable = (key: string): string => `SETUP_${key.toUpperCase()}`

/** `key=value` lines; empty ones and comments are skipped, a value may stand in quotes. */
function parseLines(text: string, path: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line, index): [string, string][] => {
    if (/^\s*(#.*)?$/.test(line)) return []
    const [, key, value = ''] = /^\s*([a-z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (key === undefined)
      throw new StartupError(`${path}, line ${index + 1}: write it as question=answer.`)
    return [[key, value.replace(/^(["'])(.*)\1$/, '$2')]]
  })
}

function readLines(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartupError(`Can't read the answers in ${path}.`)
  }
}

/**
 * The answers of a file and of SETUP_… variables; the file wins. A key that is no question stops the set-up before it
 * writes anything.
 */
export function readAnswers(
  keys: readonly string[],
  path: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Answers {
  const given = path === undefined ? [] : parseLines(readLines(path), path)
  const unknown = given.map(([key]) => key).filter((key) => !keys.includes(key))
  if (unknown.length > 0)
    throw new StartupError(
      `${path}: ${unknown.join(', ')} is no question of the set-up. The questions are ${keys.join(', ')}.`,
    )
  const fromEnvironment = keys.flatMap((key): [string, string][] => {
    const value = env[variable(key)]
    return value === undefined ? [] : [[key, value]]
  })
  return new Map([...fromEnvironment, ...given])
}
