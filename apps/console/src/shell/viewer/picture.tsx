import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { cx } from '@upchar/ui/cx'

/** `null` fits the picture into the frame; a number scales its pixels. */
export type Zoom = number | null

const MARGIN = 32

type Size = { width: number; height: number }

function useFrame(): [React.RefObject<HTMLElement | null>, Size] {
  const frame = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, size]
}

/** Pans the picture by dragging. */
function useDragging() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const { scrollLeft: left, scrollTop: top } = event.currentTarget
      from.current = { x: event.clientX, y: event.clientY, left, top }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return
      const { x, y, left, top } = from.current
      event.currentTarget.scrollTo(left + x - event.clientX, top + y - event.clientY)
    },
    onPointerUp: () => {
      from.current = null
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

/** The size that fits the frame, rotated or not. Small pictures aren't enlarged. */
export function fitScale(picture: Size, frame: Size, turned: boolean): number {
  const [width, height] = turned ? [picture.height, picture.width] : [picture.width, picture.height]
  if (width === 0 || height === 0 || frame.width === 0) return 1
  return Math.min(
    1,
    Math.max(0.05, (frame.width - MARGIN) / width),
    Math.max(0.05, (frame.height - MARGIN) / height),
  )
}

/** A picture that can be zoomed, rotated and dragged; arrow keys scroll it. Reports its scale. */
export function Picture({
  url,
  name,
  zoom,
  turns,
  onScale,
}: {
  url: string
  name: string
  zoom: Zoom
  turns: number
  onScale: (scale: number) => void
}) {
  const [frame, frameSize] = useFrame()
  const [natural, setNatural] = useState<Size>({ width: 0, height: 0 })
  const dragging = useDragging()
  const turned = turns % 2 !== 0
  const scale = zoom ?? fitScale(natural, frameSize, turned)
  useEffect(() => onScale(scale), [scale, onScale])
  const [width, height] = [natural.width * scale, natural.height * scale]
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must be reachable by keyboard
    <section
      ref={frame}
      aria-label={`Picture: ${name}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="grid min-h-0 grow cursor-grab place-items-center overflow-auto select-none active:cursor-grabbing"
      {...dragging}
    >
      <div
        className="relative"
        style={{
          width: (turned ? height : width) || undefined,
          height: (turned ? width : height) || undefined,
        }}
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget }) =>
            setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          className={cx(
            'absolute top-1/2 left-1/2 max-w-none shadow-2',
            (natural.width === 0 || frameSize.width === 0) && 'invisible',
          )}
          style={{
            width: width || undefined,
            height: height || undefined,
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
        />
      </div>
    </section>
  )
}
