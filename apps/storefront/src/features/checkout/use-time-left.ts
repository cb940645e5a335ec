import { useEffect, useState } from 'react'

/**
 * The seconds that are left of an answer, counted from its arrival by the browser's own clock, which may be wrong; each newer answer
 * corrects it.
 */
export function useTimeLeft(answer: { seconds_left: number }): number {
  const [left, setLeft] = useState(answer.seconds_left)
  useEffect(() => {
    const end = performance.now() + answer.seconds_left * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [answer])
  return left
}
