import { useEffect } from 'react'

/** Logs that a list could not be read. The drawer is shown without it. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console
    if (error) console.warn(`Tyto could not read ${what}: ${error.message}`)
  }, [what, error])
}
