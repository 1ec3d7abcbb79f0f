import type { CeremonyCodeError } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../shared/ui/Card'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { useProblemText } from './useProblemText'

/** Shown for a link with an unreadable request. Nothing of it is shown, and nothing can be signed. */
export function UnreadableRequest({ code }: { readonly code: CeremonyCodeError }) {
  const { t } = useTranslation('ceremony')
  const problemText = useProblemText()
  return (
    <Card>
      <EmptyState icon="warn" title={t('refused')} hint={problemText(code)} headingLevel={1} />
    </Card>
  )
}
