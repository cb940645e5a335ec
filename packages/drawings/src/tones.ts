export type Swatch = {
  deep: string
  dark: string
  base: string
  light: string
  soft: string
  pale: string
}

function hex(value: number): string {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')
}

/** Hue 0..359, saturation and lightness in percent, to #rrggbb. */
function hsl(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360
  const s = saturation / 100
  const l = lightness / 100
  const a = s * Math.min(l, 1 - l)
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12
    return 255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return `#${hex(channel(0))}${hex(channel(8))}${hex(channel(4))}`
}

/** Mixes a #rrggbb colour towards white (amount > 0) or black (amount < 0); amount −1..1. */
export function tone(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const part = Math.abs(amount)
  const mix = (from: number): string =>
    hex(Number.parseInt(colour.slice(from, from + 2), 16) * (1 - part) + target * part)
  return `#${mix(1)}${mix(3)}${mix(5)}`
}

/** Whether white lettering reads better on a #rrggbb colour than dark lettering. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((from) =>
    Number.parseInt(colour.slice(from, from + 2), 16),
  )
  return (red ?? 0) * 0.299 + (green ?? 0) * 0.587 + (blue ?? 0) * 0.114 < 150
}

export function swatch(hue: number): Swatch {
  return {
    deep: hsl(hue, 70, 19),
    dark: hsl(hue, 68, 28),
    base: hsl(hue, 64, 40),
    light: hsl(hue, 60, 56),
    soft: hsl(hue, 62, 78),
    pale: hsl(hue, 58, 94),
  }
}

export const natural = {
  ink: '#1d2733',
  steel: '#b9c2cc',
  chrome: '#cfd6dd',
  white: '#f4f6f8',
  shell: '#e9edf1',
  grey: '#8c97a3',
  dark: '#3b444f',
  black: '#23282f',
  rubber: '#2e3338',
  nitrile: '#3f7fc4',
  latex: '#efe0c0',
  amber: '#a5611b',
  kraft: '#c79a66',
  clear: '#dfeaf0',
  blood: '#a3162a',
  skin: '#e2b48f',
  green: '#2f8f5b',
} as const
