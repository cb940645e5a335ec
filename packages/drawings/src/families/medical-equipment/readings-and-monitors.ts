import type { FamilyDrawing } from '../../family.ts'
import { circle, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { button, knob, lamp } from '../../shapes/controls.ts'
import { housing } from '../../shapes/devices.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { aneroid, armMonitor, wristMonitor } from '../../things/blood-pressure.ts'
import { earThermometer, thermometerGun } from '../../things/thermometers.ts'
import { fingerOximeter, handheldOximeter } from '../../things/handheld.ts'
import { stethoscope } from '../../things/stethoscope.ts'
import { ecgUnit } from './parts.ts'

/** Multi-parameter monitor from the front, with handle and lead sockets. */
function monitorUnit(p: Pen): string {
  return (
    p.shadow(500, 850, 430, 50) +
    path('M330 170V130Q330 96 370 96H630Q670 96 670 130V170', 'none', {
      stroke: '#5d6873',
      sw: 34,
    }) +
    housing(p, 90, 150, 820, 680, 46, '#eef1f4') +
    screen(p, 210, 210, 650, 470, 'vitals', 22) +
    rect(96, 200, 80, 540, '#dfe5ea', 20) +
    ['#2f8f5b', '#3a78c9', '#d0342c', '#e0a52a', '#8e99a4']
      .map(
        (c, i) =>
          circle(136, 260 + i * 100, 30, p.ball('#59636d'), { stroke: c, sw: 9 }) +
          circle(136, 260 + i * 100, 10, '#1d2733'),
      )
      .join('') +
    logo(p, 220, 772, 46, 330) +
    times(5, (i) => button(p, 560 + i * 54, 742, 42, 38, i === 4 ? '#d0342c' : '#cfd8e0')) +
    knob(p, 860, 762, 38) +
    lamp(640, 170, 9, '#3ee07f') +
    rect(400, 152, 200, 14, '#e8b33a', 6)
  )
}

export const readingsAndMonitors = {
  'bp-monitor-digital': {
    kind: 'machine',
    cm: 30,
    focus: [330, 640],
    draw: armMonitor,
    looks: { wrist: { kind: 'machine', cm: 9, focus: [440, 540], draw: wristMonitor } },
    choose: (p) => p.fact('site'),
  },
  'sphygmomanometer-aneroid': { cm: 34, focus: [290, 304], lying: true, draw: aneroid },
  stethoscope: { cm: 30, focus: [770, 770], lying: true, draw: stethoscope },
  'pulse-oximeter': {
    cm: 5,
    focus: [480, 420],
    lying: true,
    draw: fingerOximeter,
    looks: { handheld: { kind: 'machine', cm: 18, focus: [360, 380], draw: handheldOximeter } },
    choose: (p) => (p.fact('age') === 'adult and child' ? 'handheld' : ''),
  },
  'infrared-thermometer': {
    cm: 15,
    focus: [800, 230],
    draw: thermometerGun,
    looks: { ear: { cm: 14, focus: [540, 270], draw: earThermometer } },
    choose: (p) => p.fact('site'),
  },
  'patient-monitor': { kind: 'machine', cm: 34, focus: [700, 380], draw: monitorUnit },
  'ecg-machine': { kind: 'machine', cm: 36, focus: [480, 360], draw: ecgUnit },
} satisfies Record<string, FamilyDrawing>
