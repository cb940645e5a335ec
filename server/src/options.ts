import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A command's options; wrong ones end it with what is wrong and how the command is called, which --help says too. */
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
