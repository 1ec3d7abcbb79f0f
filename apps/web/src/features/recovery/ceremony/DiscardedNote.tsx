import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Note } from '../../../shared/ui/cards/Note'
import { undoDiscard, useIsDiscarded } from '../requests/ceremony'

/** Offers to restore a request that was just discarded. */
export function DiscardedNote({ storageKey }: { readonly storageKey: string }) {
  const { t } = useTranslation('ceremony')
  const isDiscarded = useIsDiscarded(storageKey)
  if (!isDiscarded) return null
  return (
    <Note kind="info">
      <span className={layout.row}>
        {t('discarded')}
        <Button variant="line" small onClick={() => undoDiscard(storageKey)}>
          <Icon name="undo" size="sm" />
          {t('undo')}
        </Button>
      </span>
    </Note>
  )
}
