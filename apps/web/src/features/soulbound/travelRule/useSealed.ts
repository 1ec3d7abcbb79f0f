import { useEffect, useState } from 'react'

/** The result of the encryption: null while it runs. */
type Sealed = { readonly ok: true; readonly message: string } | { readonly ok: false; readonly message: null }

/**
 * The encrypted message for some data, made anew when they change. `of` names the data, so that an older message never
 * stands for newer ones. It is kept in memory only.
 */
export function useSealed(of: string, seal: () => Promise<string>): Sealed | null {
  const [made, setMade] = useState<{ readonly of: string; readonly sealed: Sealed } | null>(null)
  useEffect(() => {
    let isGone = false
    const settle = (sealed: Sealed): void => {
      if (!isGone) setMade({ of, sealed })
    }
    seal().then(
      (message) => settle({ ok: true, message }),
      () => settle({ ok: false, message: null }),
    )
    return () => {
      isGone = true
    }
    // `of` names all that `seal` encrypts.
    // oxlint-disable-next-line exhaustive-deps
  }, [of])
  return made?.of === of ? made.sealed : null
}
