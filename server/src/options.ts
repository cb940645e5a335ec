import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses a command's options. Invalid ones exit with the error and the usage; --help prints the usage. */
export function readOptions<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage)
    return process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const [wrong] = (error instanceof Error ? error.message : String(error)).split('. ')
    process.stderr.write(`${wrong}\n${usage}`)
    return process.exit(1)
  }
}
