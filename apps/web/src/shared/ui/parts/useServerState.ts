import { useEffect, useState } from 'react'
import { askServerState, type ServerState } from './serverState'

/** Why a part is missing; null until the server has been asked. */
export function useServerState(): ServerState | null {
  const [state, setState] = useState<ServerState | null>(null)
  useEffect(() => {
    let isShown = true
    void askServerState().then((found) => {
      if (isShown) setState(found)
    })
    return () => {
      isShown = false
    }
  }, [])
  return state
}
