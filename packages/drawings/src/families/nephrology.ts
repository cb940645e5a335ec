import type { familiesByCategory } from '../families.ts'
import { fistulaColour } from '../colours.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber, natural, tone } from '../materials.ts'
import { castor, coil, housing, lamp, screen, tube } from '../shapes/devices.ts'
import { label, labelCard, logo, wrapLabel } from '../shapes/label.ts'
import { carton, softBag } from '../shapes/packs.ts'
import { syringe } from '../shapes/supplies.ts'
import { fluidBag, jerrycan, vial } from '../shapes/vessels.ts'

const ART = '#d0342c'
const VEN = '#2f6fc4'

/** Upright hollow-fibre dialyser; centre cx, from y down h. */
function dialyserUnit(p: Pen, cx: number, y: number, w: number, h: number): string {
  const end = (ey: number, c: string, up: number): string =>
    rect(cx - w * 0.62, ey, w * 1.24, h * 0.09, p.cylinder(c), 14) +
    rect(
      cx - w * 0.34,
      up < 0 ? ey - h * 0.035 : ey + h * 0.085,
      w * 0.68,
      h * 0.04,
      p.cylinder(c),
      8,
    ) +
    rect(
      cx - w * 0.1,
      up < 0 ? ey - h * 0.1 : ey + h * 0.12,
      w * 0.2,
      h * 0.07,
      p.cylinder(tone(c, 0.2)),
      5,
    )
  return (
    rect(cx + w * 0.4, y + h * 0.14, w * 0.6, h * 0.05, p.rod('#dfe6ec'), 6, {
      stroke: '#9fadb9',
      sw: 2,
    }) +
    rect(cx + w * 0.92, y + h * 0.125, w * 0.1, h * 0.08, p.rod('#8fa1b0'), 4) +
    rect(cx + w * 0.4, y + h * 0.8, w * 0.6, h * 0.05, p.rod('#dfe6ec'), 6, {
      stroke: '#9fadb9',
      sw: 2,
    }) +
    rect(cx + w * 0.92, y + h * 0.785, w * 0.1, h * 0.08, p.rod('#8fa1b0'), 4) +
    rect(cx - w / 2, y + h * 0.07, w, h * 0.86, '#fdfaf4', 8) +
    times(Math.round(w / 9), (i) =>
      bar(
        `M${num(cx - w / 2 + 6 + i * 9)} ${num(y + h * 0.09)}v${num(h * 0.82)}`,
        i % 2 === 0 ? '#ddd3c0' : '#efe8da',
        3,
      ),
    ) +
    rect(cx - w / 2, y + h * 0.07, w, h * 0.86, p.glass('#dfe9ee', 0.75), 8, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    wrapLabel(p, cx - w / 2, y + h * 0.3, w, h * 0.36) +
    rect(cx - w * 0.56, y + h * 0.08, w * 1.12, h * 0.1, p.glass('#dfe9ee', 0.9), 10, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    rect(cx - w * 0.56, y + h * 0.82, w * 1.12, h * 0.1, p.glass('#dfe9ee', 0.9), 10, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    end(y, ART, -1) +
    end(y + h * 0.91, VEN, 1)
  )
}

export function dialysisMachine(p: Pen): string {
  const pump = (x: number, y: number): string =>
    circle(x, y, 62, p.plastic('#59636d'), { stroke: '#30353b', sw: 3 }) +
    circle(x, y, 46, p.ball('#c3cad1')) +
    rect(x - 40, y - 12, 80, 24, p.metalRod('#8e99a4'), 10) +
    circle(x - 32, y, 12, p.ball('#30353b')) +
    circle(x + 32, y, 12, p.ball('#30353b'))
  return (
    p.shadow(500, 960, 300, 40) +
    rect(260, 880, 500, 34, p.down('#8e99a4', '#59636d'), 12) +
    castor(p, 290, 956, 30) +
    castor(p, 730, 956, 30) +
    tube('M760 240V90Q760 60 790 60H800M760 100H850', 14, '#c3cad1') +
    tube('M850 100V130', 8, '#c3cad1') +
    fluidBagSmall(p, 810, 128) +
    housing(p, 300, 400, 420, 490, 26, '#eef1f4') +
    rect(300, 700, 420, 190, p.across(p.tint.dark, p.tint.base, p.tint.dark), 20) +
    logo(p, 510, 780, 52, 360, '#ffffff', 'middle') +
    path(
      'M290 80H730Q750 80 752 100L740 380Q738 400 720 400H300Q282 400 280 380L268 100Q270 80 290 80z',
      p.plastic('#f4f6f8'),
      { stroke: '#9fadb9', sw: 3 },
    ) +
    screen(p, 320, 120, 380, 230, 'vent', 14) +
    lamp(510, 60, 15, '#3ee07f') +
    rect(486, 66, 48, 18, '#59636d', 6) +
    pump(390, 500) +
    pump(560, 500) +
    rect(650, 440, 50, 140, p.plastic('#c3cad1'), 10) +
    tube('M452 520C500 620 600 560 622 500', 12, ART) +
    tube('M328 500C290 560 300 650 420 640C560 630 640 660 660 560', 12, VEN) +
    tube('M260 500H230', 12, '#c3cad1') +
    tube('M300 470H226', 14, '#9da7b1') +
    dialyserUnit(p, 190, 360, 62, 420) +
    tube('M190 340C190 300 260 300 300 440', 12, ART) +
    tube('M190 800C200 850 270 820 330 540', 12, VEN)
  )
}

function fluidBagSmall(p: Pen, x: number, y: number): string {
  return (
    rect(
      x,
      y,
      80,
      120,
      p.linear(
        [
          [0, '#c7d8e2'],
          [0.4, '#f4fafc'],
          [1, '#b9cbd7'],
        ],
        1,
        0.2,
      ),
      12,
      { stroke: '#93a7b5', sw: 2 },
    ) +
    rect(x + 16, y + 24, 48, 50, p.tint.soft) +
    tube(
      `M${x + 40} ${y + 120}C${x + 40} ${y + 260} ${x - 70} ${y + 260} ${x - 90} ${y + 330}`,
      6,
      natural.clear,
      { clear: true },
    )
  )
}

export const nephrology: Drawings<(typeof familiesByCategory)['nephrology'][number]> = {
  dialyser: {
    cm: 24,
    focus: [240, 560],
    lying: true,
    draw: (p) => turn(62, 500, 500, dialyserUnit(p, 480, 90, 210, 830)),
  },
  'blood-tubing-set': {
    cm: 34,
    lying: true,
    focus: [300, 700],
    draw: (p) => {
      const chamber = (x: number, y: number, c: string): string =>
        rect(x, y, 80, 230, p.glass('#e3eef3', 0.95), 20, { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(x + 8, y + 110, 64, 110, natural.blood, 14, { op: 0.35 }) +
        rect(x - 4, y - 16, 88, 34, p.cylinder(c), 8) +
        rect(x + 26, y + 224, 28, 36, p.cylinder(c), 5)
      return (
        coil(330, 330, 250, 210, 3, 22, '#e3a1a1') +
        coil(650, 620, 250, 210, 3, 22, '#a4bfe4') +
        tube('M330 120C500 60 760 80 820 180', 20, '#e3a1a1', { clear: true }) +
        chamber(780, 180, ART) +
        tube('M820 440C830 470 800 500 780 520', 18, '#e3a1a1', { clear: true }) +
        tube('M640 830C480 900 260 880 190 820', 20, '#a4bfe4', { clear: true }) +
        turn(180, 190, 690, chamber(150, 570, VEN)) +
        tube('M190 560C170 500 160 480 150 470', 18, '#a4bfe4', { clear: true }) +
        circle(330, 330, 60, '#ffffff', { op: 0.9, stroke: ART, sw: 6 }) +
        letter(330, 346, 'ART', { size: 40, weight: 700, fill: ART, anchor: 'middle' }) +
        circle(650, 620, 60, '#ffffff', { op: 0.9, stroke: VEN, sw: 6 }) +
        letter(650, 636, 'VEN', { size: 40, weight: 700, fill: VEN, anchor: 'middle' }) +
        [
          [560, 96, ART],
          [420, 872, VEN],
        ]
          .map(([x, y, c]) =>
            rect(Number(x) - 30, Number(y) - 36, 60, 72, p.plastic(String(c)), 10),
          )
          .join('') +
        labelCard(p, 40, 880, 290, -3)
      )
    },
  },
  'av-fistula-needle': {
    cm: 18,
    lying: true,
    focus: [380, 560],
    draw: (p) => {
      const c = fistulaColour(firstNumber(p.size, 16))
      const set = (y: number, clamp: string): string =>
        tube(
          `M480 ${y}C620 ${y} 640 ${y + 110} 760 ${y + 90}C880 ${y + 60} 900 ${y - 60} 820 ${y - 90}C780 ${y - 104} 740 ${y - 90} 730 ${y - 60}`,
          20,
          '#eadfe0',
          { clear: true, shadow: true },
        ) +
        rect(706, y - 74, 50, 70, p.cylinder(clamp), 8) +
        path(`M560 ${y - 14}l70 16 -8 50 -72 -14z`, p.plastic(clamp), {
          stroke: tone(clamp, -0.3),
          sw: 2,
        }) +
        path(
          `M330 ${y - 14}C330 ${y - 110} 440 ${y - 120} 470 ${y - 90}L450 ${y - 14}zM330 ${y + 14}C330 ${y + 100} 430 ${y + 110} 460 ${y + 84}L450 ${y + 14}z`,
          p.plastic(c),
          { stroke: tone(c, -0.35), sw: 2 },
        ) +
        times(4, (i) =>
          line(
            `M${362 + i * 24} ${y - 30}l6 -${44 + i * 4}M${362 + i * 24} ${y + 30}l6 ${40 + i * 4}`,
            tone(c, 0.4),
            4,
          ),
        ) +
        rect(300, y - 22, 190, 44, p.rod(c), 12, { stroke: tone(c, -0.35), sw: 2 }) +
        path(`M304 ${y - 9}H110L70 ${y + 9}H304z`, p.metalRod('#c3cad1'), {
          stroke: '#7d8894',
          sw: 1.5,
        }) +
        ellipse(220, y, 16, 4, '#59636d')
      return (
        p.shadow(480, 890, 400, 40) + set(330, ART) + set(690, VEN) + labelCard(p, 80, 420, 300, -3)
      )
    },
  },
  'dialysis-catheter-kit': {
    cm: 30,
    focus: [620, 330],
    draw: (p) =>
      p.shadow(500, 900, 440, 40) +
      rect(
        60,
        120,
        880,
        770,
        p.linear(
          [
            [0, '#f7fafc'],
            [0.5, '#dfe9ef'],
            [1, '#cbd9e2'],
          ],
          1,
          1,
        ),
        44,
        { stroke: '#9fb2bf', sw: 3 },
      ) +
      rect(
        92,
        150,
        816,
        710,
        p.linear(
          [
            [0, '#e3ecf2'],
            [1, '#f7fafc'],
          ],
          1,
          1,
        ),
        34,
        { stroke: '#c3d2dc', sw: 3 },
      ) +
      tube('M480 380L720 250M480 420L740 380', 22, '#f0e6e6', { clear: true }) +
      rect(700, 214, 90, 50, p.plastic(ART), 10, { t: 'rotate(-28 745 240)' }) +
      rect(728, 352, 90, 50, p.plastic(VEN), 10, { t: 'rotate(-8 770 376)' }) +
      turn(-28, 610, 310, rect(570, 286, 60, 56, p.plastic(ART), 10)) +
      turn(-8, 620, 400, rect(580, 372, 60, 56, p.plastic(VEN), 10)) +
      path('M360 360L500 366V436L380 446Q330 440 330 404Q332 368 360 360z', p.plastic('#4b7fb8'), {
        stroke: '#2a5583',
        sw: 2,
      }) +
      circle(384, 350, 14, '#e3ecf2', { stroke: '#2a5583', sw: 5 }) +
      circle(394, 456, 14, '#e3ecf2', { stroke: '#2a5583', sw: 5 }) +
      tube('M340 404C220 400 150 470 160 600C166 680 210 720 250 740', 30, '#4b7fb8') +
      coil(740, 640, 120, 120, 2, 9, '#c3cad1', false) +
      turn(-6, 470, 560, syringe(p, 420, 560, 190, 54, { fill: 0.3, printed: false })) +
      rect(330, 690, 260, 20, p.rod('#6fae5f'), 8) +
      path('M590 692l60 6 -60 8z', '#6fae5f') +
      rect(330, 740, 240, 12, p.metalRod(), 3) +
      rect(300, 732, 50, 28, p.rod('#d8b25a'), 5) +
      rect(330, 785, 250, 24, p.rod('#f4f6f8'), 6, { stroke: '#9fadb9', sw: 2 }) +
      path('M580 786L640 790L620 810H580z', p.metalRod()) +
      letter(140, 224, p.brand, { size: 48, max: 320, weight: 700, fill: p.tint.base }) +
      letter(140, 276, p.size, { size: 40, max: 240, weight: 700, fill: natural.ink }),
  },
  'bicarbonate-concentrate-part-a': {
    cm: 22,
    focus: [640, 720],
    draw: (p) =>
      jerrycan(p, 210, 920, 560, 820, {
        colour: '#f2f5f8',
        cap: '#d0342c',
        face:
          label(p, 460, 460, { note: 'ACID' }) +
          circle(400, 380, 52, '#d0342c') +
          letter(400, 404, 'A', { size: 70, weight: 700, fill: '#fff', anchor: 'middle' }),
      }),
  },
  'bicarbonate-powder-part-b': {
    cm: 24,
    focus: [590, 690],
    draw: (p) =>
      softBag(p, 180, 120, 520, 760, {
        face:
          label(p, 520, 714, { note: 'BICARBONATE POWDER' }) +
          circle(410, 520, 74, '#2f6fc4') +
          letter(410, 554, 'B', { size: 100, weight: 700, fill: '#fff', anchor: 'middle' }),
      }) +
      p.shadow(790, 890, 170, 20) +
      path(
        'M620 884Q700 800 780 790Q880 820 950 884Q780 910 620 884z',
        p.down('#ffffff', '#dfe6ec'),
        { stroke: '#cbd5dd', sw: 2 },
      ),
  },
  'capd-solution': {
    cm: 32,
    focus: [495, 850],
    draw: (p) =>
      fluidBag(p, 90, 90, 400, 560, { liquid: '#f3f0d8' }) +
      path(
        'M570 250H860Q890 250 890 280L880 640Q870 690 820 690H610Q560 690 556 640L546 280Q546 250 570 250z',
        p.linear(
          [
            [0, '#d3e2ea'],
            [0.4, '#f8fcfd'],
            [1, '#c3d5df'],
          ],
          1,
          0.3,
        ),
        { stroke: '#93a7b5', sw: 3 },
      ) +
      path('M580 290L860 640M600 640Q720 500 700 300', 'none', { stroke: '#b5c9d4', sw: 4 }) +
      letter(718, 440, 'DRAIN', { size: 44, weight: 700, fill: '#6e8797', anchor: 'middle' }) +
      rect(680, 250, 80, 18, '#ffffff', 9, { stroke: '#93a7b5', sw: 2 }) +
      tube('M250 700C250 860 380 880 470 860', 16, natural.clear, { clear: true, shadow: true }) +
      tube('M720 690C720 860 600 880 520 860', 16, natural.clear, { clear: true, shadow: true }) +
      tube('M495 862V930', 16, natural.clear, { clear: true }) +
      path('M462 846H530L520 884H472z', p.plastic('#2f6fc4')) +
      rect(474, 920, 44, 50, p.cylinder(p.tint.base), 10) +
      circle(250, 770, 26, p.ball(p.tint.base)),
  },
  'citrosteril-peracetic-disinfectant': {
    cm: 20,
    focus: [640, 740],
    draw: (p) =>
      jerrycan(p, 220, 920, 540, 780, {
        colour: '#3d6fb4',
        cap: '#f4c62e',
        face:
          label(p, 443, 437, { note: 'DISINFECTANT' }) +
          turn(45, 380, 356, rect(340, 316, 80, 80, '#ffffff', 4, { stroke: '#d0342c', sw: 9 })) +
          path('M366 372l28-36M366 336h28', 'none', { stroke: '#1d2733', sw: 8 }),
      }),
  },
  'haemodialysis-machine': { kind: 'machine', cm: 55, focus: [460, 250], draw: dialysisMachine },
  'ro-plant': {
    kind: 'machine',
    cm: 180,
    focus: [540, 650],
    draw: (p) => {
      const membrane = (y: number): string =>
        rect(400, y, 500, 66, p.rod('#f4f6f8'), 20, { stroke: '#9fadb9', sw: 2 }) +
        rect(386, y - 4, 40, 74, p.rod(p.tint.base), 8) +
        rect(876, y - 4, 40, 74, p.rod(p.tint.base), 8)
      const tank = (cx: number): string =>
        path(
          `M${cx - 74} 320Q${cx - 74} 230 ${cx} 226Q${cx + 74} 230 ${cx + 74} 320V840Q${cx + 74} 872 ${cx + 40} 874H${cx - 40}Q${cx - 74} 872 ${cx - 74} 840z`,
          p.cylinder('#3f6fae'),
          { stroke: '#2a4f82', sw: 2 },
        ) +
        rect(cx - 36, 176, 72, 60, p.cylinder('#30353b'), 10) +
        rect(cx - 48, 880, 96, 20, '#30353b', 6)
      return (
        p.shadow(500, 920, 460, 46) +
        tank(130) +
        tank(292) +
        tube('M130 190V130H292V190M292 130H370V220', 18, '#dfe6ec') +
        tube('M392 170V890M920 170V890M392 180H920M392 560H920M392 870H920', 22, '#c3cad1') +
        membrane(230) +
        membrane(320) +
        membrane(410) +
        tube('M426 262H360V700M916 262H956V620H700', 14, '#8fb6d8') +
        rect(430, 560, 220, 190, p.plastic('#eef1f4'), 12, { stroke: '#9fadb9', sw: 2 }) +
        screen(p, 456, 586, 168, 60, 'numbers', 8) +
        [0, 1, 2]
          .map((i) =>
            lamp(470 + i * 50, 690, 14, ['#2f8f5b', '#e0a52a', '#d0342c'][i] ?? '#2f8f5b'),
          )
          .join('') +
        [0, 1, 2]
          .map(
            (i) =>
              circle(710 + i * 72, 610, 32, '#ffffff', { stroke: '#8e99a4', sw: 7 }) +
              line(`M${710 + i * 72} 612l12 -18`, '#d0342c', 4),
          )
          .join('') +
        rect(700, 760, 150, 96, p.rod('#2f6fae'), 16) +
        rect(660, 776, 60, 64, p.metalRod('#aab3bd'), 8) +
        tube('M670 770V680H640', 16, '#dfe6ec') +
        rect(470, 760, 70, 110, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
        rect(560, 760, 70, 110, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
        rect(470, 752, 70, 26, p.cylinder('#2f6fae')) +
        rect(560, 752, 70, 26, p.cylinder('#2f6fae')) +
        rect(430, 490, 340, 62, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
        letter(446, 536, `${p.brand} ${p.size}`, {
          size: 38,
          max: 310,
          weight: 700,
          fill: p.tint.base,
        })
      )
    },
  },
  'dialysis-chair': {
    kind: 'machine',
    cm: 150,
    focus: [205, 590],
    draw: (p) => {
      const c = p.tint.base
      const e = { stroke: p.tint.deep, sw: 3 }
      const pad = p.linear(
        [
          [0, tone(c, 0.42)],
          [0.5, tone(c, 0.1)],
          [1, tone(c, -0.25)],
        ],
        0.5,
        1,
      )
      return (
        p.shadow(500, 910, 420, 46) +
        castor(p, 280, 906, 34) +
        castor(p, 640, 906, 34) +
        path('M240 800H690V850H240z', p.down('#dfe5ea', '#9da7b1'), { stroke: '#8e99a4', sw: 2 }) +
        rect(400, 680, 140, 130, p.metal('#aab3bd'), 10) +
        path('M640 630L900 770Q930 790 912 820L890 846Q876 858 856 846L610 710z', pad, e) +
        path('M300 610H650Q690 612 690 650V680Q690 712 650 712H300Q264 708 266 660z', pad, e) +
        path(
          'M130 180Q150 120 210 140Q240 152 256 200L390 560Q400 610 360 640Q310 650 286 610L130 240Q120 210 130 180z',
          pad,
          e,
        ) +
        path(
          'M136 176Q130 110 190 96Q246 96 262 160L240 190Q200 150 136 200z',
          p.ball(tone(c, 0.25)),
          e,
        ) +
        line('M196 210L330 580M340 650H640M690 680L880 790', tone(c, 0.6), 7, { op: 0.7 }) +
        path('M330 470H620Q650 472 650 500Q650 530 620 532H350z', p.down('#f2f5f8', '#b9c2cb'), {
          stroke: '#8e99a4',
          sw: 2,
        }) +
        rect(560, 526, 30, 110, p.metal('#aab3bd')) +
        tube('M230 300C170 380 160 460 200 540', 10, '#8e99a4') +
        rect(180, 540, 54, 100, p.plastic('#30353b'), 14) +
        times(3, (i) => rect(192, 556 + i * 26, 30, 16, '#8fb0d0', 4)) +
        letter(300, 834, `${p.brand} ${p.size}`, {
          size: 36,
          max: 330,
          weight: 700,
          fill: p.tint.dark,
        })
      )
    },
  },
  erythropoietin: {
    cm: 16,
    focus: [400, 640],
    draw: (p) =>
      carton(p, 270, 150, 470, 390, 210, { note: 'EPOETIN ALFA · 2–8 °C' }) +
      turn(
        -8,
        470,
        690,
        syringe(p, 320, 620, 330, 72, { fill: 0.5, needle: '#8f979f', plunger: p.tint.light }),
      ) +
      turn(
        4,
        470,
        820,
        syringe(p, 300, 800, 330, 72, { fill: 0.5, plunger: p.tint.light }) +
          rect(650, 778, 190, 44, p.glassRod('#c3cad1', 1), 12, { stroke: '#8e99a4', sw: 2 }),
      ),
  },
  heparin: {
    cm: 10,
    focus: [320, 560],
    draw: (p) =>
      carton(p, 470, 250, 300, 480, 170, { note: 'HEPARIN SODIUM INJ.' }) +
      vial(p, 300, 880, 270, 600, { cap: '#d9462e' }),
  },
}
