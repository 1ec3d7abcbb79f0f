import type { ReactNode } from 'react'
import { PageHead } from '../ui/page/PageHead'
import { TextWithNames } from '../ui/text/TextWithNames'
import { usePathHead } from './usePathHead'

/** The head of the page that is open, where its path tells it (`pageHeads.ts`), and the page's actions at the right. */
export function RouteHead({ children }: { readonly children?: ReactNode }) {
  const head = usePathHead()
  if (head === null) return null
  return (
    <PageHead
      title={head.title}
      plain={head.plain}
      lead={head.lead && <TextWithNames>{head.lead}</TextWithNames>}
    >
      {children}
    </PageHead>
  )
}
