import { axis, given, kind } from '../define-family.ts'
import type { FamilyRule } from '../define-family.ts'

const grade = axis('Condition grade', ['Grade A', 'Grade B', 'Grade C'], { step: -0.14, popular: 'Grade A' })
const base = { uqc: 'NOS', maxOq: 5, lead: true, warranty: 12, depth: 6 } as const
const checked = [
  'It has been opened, cleaned, tested against the original service manual and photographed in its present state.',
  'Grade A shows hardly a mark, grade B light wear, grade C visible wear; all three work fully.',
  'The test report, the list of replaced parts and the original serial number come with the offer.',
]

export const refurbishedFamilies: readonly FamilyRule[] = [
  {
    ...base, key: 'refurbished-ultrasound', code: 'RUS', name: 'Refurbished ultrasound', sub: 'refurbished-imaging', hsn: '90181290', cls: 'ULTRASOUND', weight: 62000, usage: 'hours',
    generic: 'Refurbished ultrasound machine', about: 'A used sonography machine, tested and sold with warranty. It may be sold only to premises registered under the PCPNDT Act. Compare probes, year of make and software options.',
    uses: ['sonography in registered imaging centres and hospitals'], lines: [...checked, 'Sale needs your PCPNDT registration; the seller reports each sale to the authority.'], points: ['PCPNDT registration needed', 'Tested probes', 'Installation included'],
    attrs: { grade, probes: given('Probes'), mode: given('Mode') },
    kinds: [kind('Refurbished Colour Doppler Ultrasound', 420000, 1400000, 'Colour doppler on a trolley with three probes.', { probes: 'Convex, linear, TVS', mode: 'Colour doppler' }), kind('Refurbished Portable Ultrasound (USG)', 220000, 560000, 'The portable goes to bedside and camp.', { probes: 'Convex', mode: 'Black and white' }, { weight: 8200 })],
  },
  {
    ...base, key: 'refurbished-x-ray-100-300-ma', code: 'RXR', name: 'Refurbished X-ray 100/300 mA', sub: 'refurbished-imaging', hsn: '90221490', cls: 'RADIATION', weight: 180000, usage: 'exposures',
    generic: 'Refurbished X-ray unit', about: 'A used X-ray unit with tested tube and generator. AERB type approval and eLORA registration of the user are needed. Choose by mA, mobile or fixed, and film or digital.',
    uses: ['radiography in registered facilities'], lines: [...checked, 'Tube output, timer and leakage are measured and the quality report is handed over.'], points: ['AERB type-approved model', 'QA report', 'Installation included'],
    attrs: { grade, ma: given('Current', { unit: 'mA' }), digital: given('Digital') },
    kinds: [kind('Refurbished X-Ray Unit 100 mA, Mobile', 110000, 290000, 'The mobile unit goes to the bedside.', { ma: 100, digital: false }), kind('Refurbished X-Ray Unit 300 mA, Fixed', 210000, 480000, 'The fixed unit has table and stand.', { ma: 300, digital: false }), kind('Refurbished Digital X-Ray 300 mA', 520000, 900000, 'A flat panel shows the picture in seconds.', { ma: 300, digital: true })],
  },
  {
    ...base, key: 'refurbished-c-arm', code: 'RCA', name: 'Refurbished C-arm', sub: 'refurbished-imaging', hsn: '90221490', cls: 'RADIATION', weight: 290000, usage: 'exposures',
    generic: 'Refurbished C-arm', about: 'A used fluoroscopy unit for theatre. It shows moving X-ray pictures while screws and wires are placed. Compare kW, image intensifier size and memory; AERB rules apply.',
    uses: ['orthopaedic, urology and pain procedures in theatre'], lines: [...checked, 'Dose, resolution and brakes are measured before dispatch.'], points: ['AERB type-approved model', 'Memory for 100 images', 'Installation included'],
    attrs: { grade, power: given('Power', { unit: 'kW' }), ii: given('Image intensifier', { unit: 'inch' }) },
    kinds: [kind('Refurbished C-Arm {power}, {ii} II', 450000, 1100000, 'The standard for fractures and spine.', { power: 3.5, ii: 9 }), kind('Refurbished C-Arm {power}, {ii} II', 1000000, 2200000, 'Higher power for hips and vessels.', { power: 8, ii: 12 })],
  },
  {
    ...base, key: 'refurbished-ventilator', code: 'RVN', name: 'Refurbished ventilator', sub: 'refurbished-critical-care', hsn: '90192090', cls: 'DEV_C', weight: 38000, usage: 'hours',
    generic: 'Refurbished ventilator', about: 'A used intensive care ventilator with new wear parts. Compare modes, hours run, screen and availability of sensors.',
    uses: ['ventilation in intensive care and emergency'], lines: [...checked, 'Oxygen cell, flow sensor, filters and batteries are replaced.'], points: ['New sensors and battery', 'Calibrated', 'Training included'],
    attrs: { grade, modes: given('Modes'), patients: given('Patients') },
    kinds: [kind('Refurbished ICU Ventilator', 260000, 650000, 'Invasive and non-invasive modes for adults and children.', { modes: 'VCV, PCV, SIMV, PSV, NIV', patients: 'Adult and child' }), kind('Refurbished Transport Ventilator', 120000, 320000, 'Battery and turbine free it from the wall.', { modes: 'VCV, SIMV, CPAP', patients: 'Adult' })],
  },
  {
    ...base, key: 'refurbished-patient-monitor', code: 'RPM', name: 'Refurbished patient monitor', sub: 'refurbished-critical-care', hsn: '90181990', cls: 'DEV_C', weight: 5200, usage: 'hours',
    generic: 'Refurbished patient monitor', about: 'A used bedside monitor with new cables and battery. Compare parameters, screen and the price of accessories.',
    uses: ['bedside monitoring in wards and recovery'], lines: [...checked, 'ECG cable, SpO2 probe, cuff and battery are new.'], points: ['New accessories', 'Alarms tested', 'Calibrated NIBP'],
    attrs: { grade, parameters: given('Parameters') },
    kinds: [kind('Refurbished 5-Para Patient Monitor', 14000, 48000, 'ECG, SpO2, NIBP, respiration and temperature.', { parameters: '5' }), kind('Refurbished Modular Patient Monitor', 38000, 90000, 'Modules for IBP and EtCO2 slide in.', { parameters: '7, modular' })],
  },
  {
    ...base, key: 'refurbished-anaesthesia-machine', code: 'RAN', name: 'Refurbished anaesthesia machine', sub: 'refurbished-critical-care', hsn: '90192090', cls: 'DEV_C', weight: 140000, usage: 'hours',
    generic: 'Refurbished anaesthesia workstation', about: 'A used anaesthesia machine with ventilator, vaporisers and leak test. Compare vaporisers, ventilator modes and monitor.',
    uses: ['general anaesthesia in theatre'], lines: [...checked, 'Vaporisers are calibrated by an approved workshop and sealed.'], points: ['Leak-tested', 'Calibrated vaporisers', 'Installation included'],
    attrs: { grade, vaporisers: given('Vaporisers') },
    kinds: [kind('Refurbished Anaesthesia Machine, Single Vaporiser', 180000, 480000, 'One vaporiser and a simple ventilator.', { vaporisers: 'Isoflurane' }), kind('Refurbished Anaesthesia Workstation, Two Vaporisers', 380000, 950000, 'Two vaporisers and pressure modes.', { vaporisers: 'Isoflurane, sevoflurane' })],
  },
  {
    ...base, key: 'refurbished-defibrillator', code: 'RDF', name: 'Refurbished defibrillator', sub: 'refurbished-cardiac-renal', hsn: '90189099', cls: 'DEV_C', weight: 6200, usage: 'hours',
    generic: 'Refurbished defibrillator', about: 'A used biphasic defibrillator with new battery and tested energy. Compare AED mode, pacing, SpO2 and paddles.',
    uses: ['resuscitation in emergency, ICU and ambulance'], lines: [...checked, 'Energy is measured at five steps and the sheet is handed over.'], points: ['New battery', 'Energy test report', 'Biphasic'],
    attrs: { grade, aed: given('AED mode'), pacing: given('Pacing') },
    kinds: [kind('Refurbished Biphasic Defibrillator', 45000, 120000, 'Manual with paddles and printer.', { aed: false, pacing: false }), kind('Refurbished Biphasic Defibrillator with AED and Pacing', 90000, 220000, 'AED voice and external pacing.', { aed: true, pacing: true })],
  },
  {
    ...base, key: 'refurbished-ecg', code: 'REC', name: 'Refurbished ECG', sub: 'refurbished-cardiac-renal', hsn: '90181100', cls: 'DEV_B', weight: 3200, usage: 'hours', warranty: 6,
    generic: 'Refurbished ECG machine', about: 'A used ECG recorder with new cable and print head check. Compare channels, paper and export.',
    uses: ['ECG recording in clinics and camps'], lines: [...checked, 'Patient cable, electrodes and battery are new.'], points: ['New patient cable', 'Print head tested', 'Battery replaced'],
    attrs: { grade, channels: given('Channels') },
    kinds: [kind('Refurbished ECG Machine {channels} Channel', 12000, 26000, 'Portable three-channel recorder.', { channels: 3 }), kind('Refurbished ECG Machine {channels} Channel', 24000, 60000, 'Full-page twelve-channel recorder.', { channels: 12 })],
  },
  {
    ...base, key: 'refurbished-dialysis-machine', code: 'RDM', name: 'Refurbished dialysis machine', sub: 'refurbished-cardiac-renal', hsn: '90189031', cls: 'DEV_C', weight: 90000, usage: 'hours',
    generic: 'Refurbished haemodialysis machine', about: 'A used dialysis machine with overhauled hydraulics. Compare hours run, UF control and spare parts.',
    uses: ['extending dialysis units at lower cost'], lines: [...checked, 'Pumps, filters and seals of the hydraulics are replaced and the machine is disinfected.'], points: ['Overhauled hydraulics', 'Disinfected', 'Two free visits'],
    attrs: { grade, uf: given('UF control') },
    kinds: [kind('Refurbished Haemodialysis Machine', 180000, 380000, 'Volumetric UF control, bicarbonate ready.', { uf: 'Volumetric' }), kind('Refurbished Haemodialysis Machine with Profiles', 260000, 450000, 'Sodium and UF profiles for unstable patients.', { uf: 'Volumetric with profiles' })],
  },
  {
    ...base, key: 'refurbished-dental-chair', code: 'RDC', name: 'Refurbished dental chair', sub: 'refurbished-clinic', hsn: '94021010', cls: 'DEV_A', weight: 190000, usage: 'hours',
    generic: 'Refurbished dental chair', about: 'A used dental unit with new upholstery and tubing. Compare delivery, light, suction and electrics.',
    uses: ['starting and extending dental clinics'], lines: [...checked, 'Upholstery, tubes and couplings are new.'], points: ['New upholstery', 'New tubing', 'Installation included'],
    attrs: { grade, delivery: given('Delivery'), light: given('Light') },
    kinds: [kind('Refurbished Dental Chair, Over-the-Patient Delivery', 60000, 220000, 'Electric chair with LED light.', { delivery: 'Over the patient', light: 'LED' }), kind('Refurbished Dental Chair, Cart Delivery', 45000, 150000, 'The cart stands where you want it.', { delivery: 'Cart', light: 'Halogen' })],
  },
  {
    ...base, key: 'refurbished-ot-table', code: 'ROT', name: 'Refurbished OT table', sub: 'refurbished-clinic', hsn: '94029090', cls: 'DEV_A', weight: 210000, usage: 'hours',
    generic: 'Refurbished operation table', about: 'A used operation table with serviced hydraulics or motors. Compare drive, sections, load and C-arm window.',
    uses: ['operations in major and minor theatres'], lines: [...checked, 'Oil, seals and castors are replaced and the load is tested.'], points: ['Load-tested', 'New cushions', 'Installation included'],
    attrs: { grade, drive: given('Drive'), carm: given('C-arm compatible') },
    kinds: [kind('Refurbished Hydraulic OT Table', 60000, 180000, 'Foot pump and side gears.', { drive: 'Hydraulic', carm: false }), kind('Refurbished Electric OT Table, C-Arm Compatible', 160000, 450000, 'Sliding radiolucent top with hand set.', { drive: 'Electric', carm: true })],
  },
  {
    ...base, key: 'refurbished-endoscope-tower', code: 'REN', name: 'Refurbished endoscope tower', sub: 'refurbished-clinic', hsn: '90189049', cls: 'DEV_B', weight: 70000, usage: 'procedures', uqc: 'SET',
    generic: 'Refurbished endoscopy tower', about: 'A used set of camera, light source, monitor and scopes. Compare resolution, scopes, leak test and cleaning.',
    uses: ['gastroscopy, laparoscopy and ENT endoscopy'], lines: [...checked, 'Scopes are leak-tested and angulation is measured in all four directions.'], points: ['Leak-tested scopes', 'LED or xenon light', 'Training included'],
    attrs: { grade, resolution: given('Resolution'), scopes: given('Scopes') },
    kinds: [kind('Refurbished Endoscopy Tower HD', 650000, 1800000, 'HD camera with gastroscope and colonoscope.', { resolution: 'HD', scopes: 'Gastroscope, colonoscope' }), kind('Refurbished Laparoscopy Tower', 350000, 1200000, 'Camera, insufflator and 30° telescope.', { resolution: 'Full HD', scopes: 'Laparoscope 10 mm 30°' })],
  },
]
