import { useEffect } from 'react'

/** Sets the title of the browser's tab while a page is shown: `alice.ssi · Tyto`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Tyto` : 'Tyto'
  }, [title])
}
