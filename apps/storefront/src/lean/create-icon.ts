import { createElement } from 'react'
import type { SVGProps } from 'react'

type IconData = {
  name: string
  size: number
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Makes an icon component of its drawing: what `lucide-react` does, without its context, and in a size that grows with the letters beside
 * it. See `lean-parts.ts`.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({
    size = 24,
    strokeWidth = 2,
    ...props
  }: SVGProps<SVGSVGElement> & { size?: number }) {
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
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
