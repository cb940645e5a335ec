/** Pictures printed on vaccine packs: what the product protects. Each fits 1000 × 1000. */
import { circle, ellipse, line, num, path, rect, times } from '../marks.ts'

export const liver = (c: string): string =>
  path(
    'M90 420C120 230 420 170 640 250C800 300 930 330 930 400C900 470 760 480 690 560C620 680 480 800 330 790C170 760 70 600 90 420z',
    c,
  ) +
  path('M560 250C540 380 590 480 680 560', 'none', { stroke: '#ffffff', sw: 18, op: 0.6 }) +
  ellipse(300, 380, 120, 60, '#ffffff', { op: 0.3, t: 'rotate(-24 300 380)' }) +
  path('M500 680C560 700 590 760 560 820C520 840 490 800 500 680z', '#4f9a4a')

export const virus = (c: string, spikes = 12): string =>
  times(
    spikes,
    (i) =>
      `<g transform="rotate(${num((i * 360) / spikes)} 500 500)">${line('M500 240V130', c, 30)}${circle(500, 110, 44, c)}</g>`,
  ) +
  circle(500, 500, 280, c) +
  circle(410, 420, 56, '#ffffff', { op: 0.35 }) +
  circle(600, 560, 70, '#ffffff', { op: 0.25 }) +
  circle(560, 400, 36, '#ffffff', { op: 0.3 }) +
  circle(430, 610, 44, '#ffffff', { op: 0.25 })

export const lungs = (c: string): string =>
  rect(470, 90, 60, 340, c, 26) +
  path('M440 330C300 250 130 420 110 720C100 880 200 890 300 830C420 780 450 720 450 600z', c) +
  path('M560 330C700 250 870 420 890 720C900 880 800 890 700 830C580 780 550 720 550 600z', c) +
  line(
    'M400 470C330 520 280 620 260 720M370 520L300 500M600 470C670 520 720 620 740 720M630 520L700 500',
    '#ffffff',
    20,
    { op: 0.6 },
  )

export const brain = (c: string): string =>
  path(
    'M180 560C90 480 130 340 230 330C240 210 390 160 470 220C580 150 740 190 770 300C890 320 920 480 830 560C830 660 720 720 630 680C600 760 640 820 600 870H540C530 780 500 720 430 700C330 740 210 680 180 560z',
    c,
  ) +
  line(
    'M300 400C360 360 420 400 420 460M520 300C480 360 520 420 580 420M660 380C740 400 740 480 680 520M280 560C340 520 400 560 400 620M500 540C540 600 620 610 660 570',
    '#ffffff',
    24,
    { op: 0.65 },
  )

export const dog = (c: string): string =>
  path(
    'M150 330C200 250 320 250 360 330L520 420H780C830 420 850 380 860 330C900 320 910 360 900 420C890 480 880 500 870 540L880 850H800L770 640C680 670 580 670 500 640L480 850H400L380 600C330 560 320 500 320 460L180 470C120 460 100 420 110 390z',
    c,
  ) +
  path('M300 270C360 230 420 280 410 400C360 420 320 380 300 330z', c, {
    stroke: '#ffffff',
    sw: 14,
  }) +
  circle(216, 350, 16, '#ffffff')

export const cat = (c: string): string =>
  path(
    'M300 850C250 640 330 560 400 500L360 250L450 330H550L640 250L600 500C700 560 760 680 720 850C860 830 880 700 820 600L870 580C960 720 900 900 740 900H300z',
    c,
  ) +
  circle(450, 420, 20, '#ffffff') +
  circle(550, 420, 20, '#ffffff')

/** A round virion with its coat opened, for the viruses of childhood. */
export const capsid = (c: string, dots: string): string =>
  circle(500, 500, 330, c) +
  path('M500 170L786 335V665L500 830L214 665V335z', '#ffffff', { op: 0.3 }) +
  path(
    'M500 170L786 335V665L500 830L214 665V335zM500 170L357 585H643zM214 335L357 585L214 665M786 335L643 585L786 665M357 585L500 830L643 585',
    'none',
    { stroke: '#ffffff', sw: 16, op: 0.75 },
  ) +
  times(12, (i) =>
    circle(500 + Math.cos(i * 0.5236) * 330, 500 + Math.sin(i * 0.5236) * 330, 34, dots),
  )

export const bacteria = (c: string): string =>
  times(
    3,
    (i) =>
      `<g transform="rotate(${-30 + i * 34} 500 500) translate(${-40 + i * 40} ${-250 + i * 250})">${rect(280, 420, 440, 170, c, 85)}${line('M720 500q60 -70 110 0t110 0M280 500q-60 -70 -110 0t-110 0M400 590q-20 60 20 110M600 590q-20 60 20 110', c, 18)}${ellipse(400, 470, 60, 22, '#ffffff', { op: 0.5 })}</g>`,
  )

export const ribbon = (c: string): string =>
  path(
    'M400 120C480 60 560 60 620 130C700 240 560 480 480 600L290 920L190 830L430 500C500 400 560 260 520 200C500 180 480 190 470 220z',
    c,
  ) +
  path(
    'M600 120C520 60 440 60 380 130C300 240 440 480 520 600L710 920L810 830L570 500C500 400 440 260 480 200C500 180 520 190 530 220z',
    c,
    { op: 0.75 },
  )

export const nail = (c: string): string =>
  path('M260 140L420 100L450 190L380 214L560 800L520 880L470 830L310 240L240 262z', c) +
  circle(640, 420, 60, '#c0392b', { op: 0.9 }) +
  path('M640 300C670 360 700 390 700 430A60 60 0 0 1 580 430C580 390 610 360 640 300z', '#c0392b')
