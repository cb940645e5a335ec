import { createElement } from 'react'
import type { SVGProps } from 'react'
import type { LucideIconData } from '@lucide/icons'

export type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Creates an icon from a Lucide drawing. It scales with the root font size and is hidden from
 * assistive technology.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon({ node }: LucideIconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...props }: IconProps) {
    const side = `${size / 16}rem`
    return createElement(
      'svg',
      {
        width: side,
        height: side,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
