import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Skeleton } from './Skeleton'

interface WhenSeenProps {
  /** The height that is kept free until then, as a CSS length. */
  readonly height: string
  readonly children: ReactNode
}

/** Makes its content once somebody scrolls near to it, so that its requests to a node are not made for everybody. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? (
    children
  ) : (
    <div ref={place}>
      <Skeleton height={height} />
    </div>
  )
}
