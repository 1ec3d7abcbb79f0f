import { useEffect, useState } from 'react'

/** What becomes of a promise: null while it runs. */
export type Sealed = { readonly ok: true; readonly message: string } | { readonly ok: false } | null

/**
 * The encrypted message for these data, made anew when they change. `of` names the data, so that an older message is
 * never shown for newer ones; it is kept in memory only.
 */
export function useSealed(of: string, seal: () => Promise<string>): Sealed {
  const [made, setMade] = useState<{ readonly of: string; readonly sealed: Sealed }>({ of: '', sealed: null })
  useEffect(() => {
    let isGone = false
    const settle = (sealed: Sealed): void => {
      if (!isGone) setMade({ of, sealed })
    }
    seal().then(
      (message) => settle({ ok: true, message }),
      () => settle({ ok: false }),
    )
    return () => {
      isGone = true
    }
    // The data are named by `of` alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of])
  return made.of === of ? made.sealed : null
}
