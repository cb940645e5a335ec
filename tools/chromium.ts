import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell is the same engine without a browser window's own pages: opening a visit costs half the processor time.
const headlessShell = '/usr/bin/chromium-headless-shell'
const places = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds Chromium at CHROMIUM_PATH or in the usual places. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...places].find(
    (place) => place !== undefined && existsSync(place),
  )

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function aptInstall(...packages: string[]): void {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Finds Chromium for the browser journeys. When running as root it installs the headless shell, and where the distribution
 * has none, Chromium itself; otherwise it prints the command.
 */
export function ensureChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH'] === undefined && canInstall() && !existsSync(headlessShell)) {
    process.stderr.write('Installing Chromium for the browser journeys …\n')
    aptInstall('chromium-headless-shell', 'fonts-noto-core')
    if (findChromium() === undefined) aptInstall('chromium', 'fonts-noto-core')
  }
  const found = findChromium()
  if (found === undefined)
    process.stderr.write(
      'The browser journeys need Chromium. Install it with: sudo apt-get install chromium-headless-shell\n' +
        '(or set CHROMIUM_PATH to an existing one)\n',
    )
  return found
}

/** Lets Chromium run as root and without internet access. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
