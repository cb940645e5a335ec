import { createInterface } from 'node:readline/promises'
import { StartupError } from '../startup-error.ts'
import type { Answers } from './answers.ts'

export type Question = {
  /** Names the answer in a file; `SETUP_` and the key in capitals in the environment. */
  key: string
  /** What is asked, without a question mark. */
  text: string
  /** Taken on Enter; undefined: an answer is needed. */
  fallback?: string
}

/** Asks on the terminal, or takes what was given in advance. */
export type Asker = {
  say(text: string): void
  /** Whether somebody can be asked again. */
  interactive: boolean
  isGiven(key: string): boolean
  /** The answer; `problem` says what is wrong with the one before. */
  ask(question: Question, problem?: string): Promise<string>
  close(): void
}

const shown = ({ text, fallback }: Question): string =>
  fallback === undefined ? `${text}: ` : `${text} [${fallback === '' ? 'Enter: none' : fallback}]: `

/** `input` and `output` are the terminal's; answers given in advance are not asked for. */
export function createAsker(
  answers: Answers,
  { stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'>,
): Asker {
  const interactive = stdin.isTTY === true
  const terminal = interactive ? createInterface({ input: stdin, output: stdout }) : undefined
  // Ctrl-C ends the set-up: what was answered so far is stored.
  terminal?.on('SIGINT', () => process.exit(130))
  const used = new Set<string>()
  return {
    interactive,
    say: (text) => void stdout.write(`${text}\n`),
    isGiven: (key) => answers.has(key),
    ask: async (question, problem) => {
      const { key, fallback } = question
      const given = answers.get(key)
      if (given !== undefined && !used.has(key)) {
        used.add(key)
        return given
      }
      if (terminal === undefined) {
        if (problem !== undefined) throw new StartupError(`${key}: ${problem}`)
        if (fallback !== undefined) return fallback
        throw new StartupError(
          `${key} is missing: ${question.text}. Answer it in the file of --answers, or as SETUP_${key.toUpperCase()}.`,
        )
      }
      if (problem !== undefined) stdout.write(`  ${problem}\n`)
      const answer = (await terminal.question(`  ${shown(question)}`)).trim()
      return answer === '' ? (fallback ?? '') : answer
    },
    close: () => terminal?.close(),
  }
}
