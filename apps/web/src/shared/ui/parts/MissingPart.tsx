import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { Dialog } from '../dialog/Dialog'
import { EmptyState } from '../page/EmptyState'
import { Icon } from '../icons/Icon'
import layout from '../page/layout.module.css'
import { useDocumentTitle } from '../page/useDocumentTitle'
import { useServerState } from './useServerState'

export interface MissingProps {
  readonly onTryAgain: () => void
}

/** Why a part is missing, what is kept, and the way on; the hint is missing until the server has been asked. */
function useMissingTexts() {
  const { t } = useTranslation()
  const server = useServerState()
  const hints = {
    unreachable: 'part.unreachableHint',
    newer: 'part.newerHint',
    same: 'part.sameHint',
  } as const
  return {
    server,
    title: t(server === 'newer' ? 'part.newer' : 'part.missing'),
    hint: server && t(hints[server]),
  }
}

type ActionsProps = MissingProps & Pick<ReturnType<typeof useMissingTexts>, 'server'>

/** Trying again cannot bring back what a newer version no longer has; a reload needs a server that answers. */
function MissingActions({ onTryAgain, server }: ActionsProps) {
  const { t } = useTranslation()
  const isNewer = server === 'newer'
  return (
    <>
      {!isNewer && (
        <Button variant="step" onClick={onTryAgain}>
          <Icon name="refresh" />
          {t('action.tryAgain')}
        </Button>
      )}
      {(isNewer || server === 'same') && (
        <Button variant={isNewer ? 'step' : 'line'} onClick={() => window.location.reload()}>
          {t('action.reload')}
        </Button>
      )}
    </>
  )
}

function MissingPlace({ onTryAgain, headingLevel }: MissingProps & { readonly headingLevel: 1 | 2 }) {
  const { server, title, hint } = useMissingTexts()
  const isNewer = server === 'newer'
  return (
    <div role="status">
      <EmptyState
        icon={isNewer ? 'refresh' : 'err'}
        tone={isNewer ? 'warning' : 'danger'}
        title={title}
        hint={hint}
        headingLevel={headingLevel}
      >
        <MissingActions onTryAgain={onTryAgain} server={server} />
      </EmptyState>
    </div>
  )
}

/** In place of a part of a page. */
export function MissingPart({ onTryAgain }: MissingProps) {
  return <MissingPlace onTryAgain={onTryAgain} headingLevel={2} />
}

/** In place of a whole page. */
export function MissingPage({ onTryAgain }: MissingProps) {
  const { t } = useTranslation()
  useDocumentTitle(t('part.missing'))
  return <MissingPlace onTryAgain={onTryAgain} headingLevel={1} />
}

/** In place of what would lie over the page. */
export function MissingDialog({ onTryAgain, onClose }: MissingProps & { readonly onClose: () => void }) {
  const { server, title, hint } = useMissingTexts()
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={layout.stack}>
        <p role="status">{hint}</p>
        <div className={layout.row}>
          <MissingActions onTryAgain={onTryAgain} server={server} />
        </div>
      </div>
    </Dialog>
  )
}
