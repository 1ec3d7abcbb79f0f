import { useEffect, useState } from 'react'
import { whenIdle } from '../../shared/device/whenIdle'

/** False until the browser is idle. For work that can wait until the page is shown. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
