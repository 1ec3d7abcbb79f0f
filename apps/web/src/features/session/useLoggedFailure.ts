import { useEffect } from 'react'

/** A listing that fails is only logged: the drawer goes on without it. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    // eslint-disable-next-line no-console
    if (error) console.warn(`Tyto could not read ${what}: ${error.message}`)
  }, [what, error])
}
