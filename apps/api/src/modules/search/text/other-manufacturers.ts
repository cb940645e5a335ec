/**
 * Makers of many kinds of products that are not sold here: their names say nothing about the
 * product and are no misspellings of other words. Names that stand for one kind of product are
 * among the reference search words.
 */
export const otherManufacturers: ReadonlySet<string> = new Set(
  (
    'philips phillips bpl siemens mindray schiller edan contec yuwell beurer rossmax microlife drager draeger fresenius nipro braun baxter terumo medtronic ' +
    'covidien romsons romson romo polymed polymedicure hmd becton 3m johnson stryker hillrom olympus storz zeiss nidek alcon heine ' +
    'appasamy dentsply kerr gsk pfizer sanofi cipla zydus lupin biocon abbott roche transasia beckman horiba tarsons borosil himedia ' +
    'meril flamingo mankind alkem torrent intas bharat biotech narang'
  ).split(' '),
)
