/** Stands for React in the script of the head: hooks give their first value, and effects never run. */
const nothing = (): void => undefined

export { Fragment, Fragment as Suspense } from './element'

export function useState<T>(start: T | (() => T)): readonly [T, () => void] {
  return [start instanceof Function ? start() : start, nothing]
}

export function useMemo<T>(make: () => T): T {
  return make()
}

export function useCallback<T>(callback: T): T {
  return callback
}

/** The first paint draws once, and never anew. */
export function memo<T>(component: T): T {
  return component
}

export function useRef<T>(current: T): { readonly current: T } {
  return { current }
}

let ids = 0

export function useId(): string {
  ids += 1
  return `first-${ids}`
}

export function useSyncExternalStore<T>(_subscribe: unknown, read: () => T): T {
  return read()
}

export { nothing as useEffect, nothing as useLayoutEffect }
