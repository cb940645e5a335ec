const spellings: Record<string, string> = {
  ml: 'ml', mls: 'ml', cc: 'ml', millilitre: 'ml', milliliter: 'ml', l: 'l', ltr: 'l', ltrs: 'l', lt: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l', lit: 'l',
  ul: 'ul', 'μl': 'ul', mg: 'mg', mgs: 'mg', mcg: 'mcg', ug: 'mcg', 'μg': 'mcg', kg: 'kg', kgs: 'kg', kilo: 'kg',
  g: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g', gauge: 'g', guage: 'g', gage: 'g', ga: 'g',
  mm: 'mm', cm: 'cm', cms: 'cm', m: 'm', mtr: 'm', mtrs: 'm', metre: 'm', metres: 'm', meter: 'm', meters: 'm', inch: 'in', inches: 'in', in: 'in', ft: 'ft',
  fr: 'fr', french: 'fr', ch: 'fr', fg: 'fr', charriere: 'fr', iu: 'iu', w: 'w', watt: 'w', watts: 'w', kw: 'kw', v: 'v', volt: 'v', volts: 'v', ma: 'ma',
  hz: 'hz', khz: 'khz', mhz: 'mhz', rpm: 'rpm', lpm: 'lpm', lph: 'lph', gsm: 'gsm', d: 'd', dioptre: 'd', dioptres: 'd', diopter: 'd', diopters: 'd', x: 'x',
  ply: 'ply', way: 'way', part: 'part', para: 'para', parameter: 'para', parameters: 'para', channel: 'channel', channels: 'channel', chanel: 'channel',
  function: 'function', functions: 'function', tube: 'tube', tubes: 'tube', dose: 'dose', doses: 'dose', layer: 'ply', layers: 'ply', step: 'step', fold: 'fold', valent: 'valent',
  pc: 'pcs', pcs: 'pcs', piece: 'pcs', pieces: 'pcs', dr: 'dr', db: 'db', kda: 'kda', lux: 'lux', mmol: 'mmol', micron: 'micron', microns: 'micron', percent: '%', percentage: '%', pct: '%',
}
/** Single letters and short words that mean a unit only when they touch the number: `10 m` is a length, `4 in box` is not. */
const mustTouch = new Set(['x', 'in', 'v', 'lit', 'dr', 'ch', 'tube', 'tubes', 'dose', 'doses', 'part', 'step', 'fold'])

/** The unit a word after a number stands for, in its one spelling. Gauge and gram share `g`: only the number tells them apart. */
export function unitOf(word: string, touching: boolean): string | undefined {
  return touching || !mustTouch.has(word) ? spellings[word] : undefined
}

/** The trade counts an inch as 2.5 cm too: a swab of 4 inches is one of 10 cm. */
const scales: Record<string, readonly [string, number][]> = {
  l: [['ml', 1000]], ml: [['l', 0.001], ['ul', 1000]], ul: [['ml', 0.001]], cm: [['mm', 10], ['m', 0.01], ['in', 1 / 2.54], ['in', 1 / 2.5]], mm: [['cm', 0.1]], m: [['cm', 100]],
  in: [['cm', 2.54], ['cm', 2.5]], kg: [['g', 1000]], g: [['kg', 0.001], ['mg', 1000]], mg: [['g', 0.001], ['mcg', 1000]], mcg: [['mg', 0.001]], kw: [['w', 1000]], w: [['kw', 0.001]],
}

/** The same quantity in other units, as terms: `2l` for `2000ml`. */
export function sameQuantity(value: number, unit: string): string[] {
  return (scales[unit] ?? []).flatMap(([to, factor]) => {
    const scaled = Number((value * factor).toPrecision(6))
    return scaled >= 0.01 && scaled <= 100_000 ? [`${scaled}${to}`] : []
  })
}
