import { createElement, lazy, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { fetchPart } from './fetchPart'
import { MissingPart, type MissingProps } from './MissingPart'

export type RetriedPart<Props> = ComponentType<Props> & {
  /** Fetches the part before it is shown. Rejects if it cannot be fetched. */
  readonly fetch: () => Promise<unknown>
}

/** The parts that are missing on the page now: one press tries all of them again. */
const missingNow = new Set<() => void>()

function tryAllAgain(): void {
  for (const tryAgain of missingNow) tryAgain()
}

/**
 * A part of the app that is fetched when it is first shown. If it cannot be fetched, `Missing` stands in its place, with
 * the part's own properties and a way to try again; nothing around it is lost.
 */
export function retriedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps & Props> = MissingPart,
): RetriedPart<Props> {
  const onPages = new Set<() => void>()
  let isThere = false
  let shown = attempt()

  function attempt(): ComponentType<Props> {
    return lazy(async () => {
      try {
        const component = await fetchPart(load)
        isThere = true
        return { default: component }
      } catch {
        return { default: MissingHere }
      }
    })
  }

  function tryAgain(): void {
    shown = attempt()
    for (const notice of onPages) notice()
  }

  function MissingHere(props: Props) {
    useEffect(() => {
      missingNow.add(tryAgain)
      return () => void missingNow.delete(tryAgain)
    }, [])
    return <Missing {...props} onTryAgain={tryAllAgain} />
  }

  function subscribe(notice: () => void): () => void {
    onPages.add(notice)
    return () => {
      onPages.delete(notice)
      // Whoever comes back later finds a new attempt and not the old failure.
      if (onPages.size === 0 && !isThere) shown = attempt()
    }
  }

  async function fetch(): Promise<void> {
    const component = await fetchPart(load)
    isThere = true
    // It is drawn at once then, without a placeholder; where it is on a page already, it stays as it is.
    if (onPages.size === 0) shown = component
  }

  function Part(props: Props) {
    return createElement(
      useSyncExternalStore(subscribe, () => shown),
      props,
    )
  }
  return Object.assign(Part, { fetch })
}
