import { useSyncExternalStore } from 'react'

/** Does this device have a network? False is sure; true only says that there may be one. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline)
}

function isOnline(): boolean {
  return navigator.onLine
}

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
