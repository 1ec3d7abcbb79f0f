import type { CeremonyCodeError } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../shared/ui/Card'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { useProblemText } from './useProblemText'

/** A link whose request cannot be read: nothing of it is shown, and nothing can be signed. */
export function UnreadableRequest({ code }: { readonly code: CeremonyCodeError }) {
  const { t } = useTranslation('ceremony')
  const problemText = useProblemText()
  return (
    <Card>
      <EmptyState icon="warn" title={t('refused')} hint={problemText(code)} headingLevel={1} />
    </Card>
  )
}
