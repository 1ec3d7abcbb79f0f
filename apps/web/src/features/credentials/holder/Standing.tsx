import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Badge } from '../../../shared/ui/text/Badge'
import { Button } from '../../../shared/ui/buttons/Button'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import { standingQuery, type Standing } from '../credentialQuery'

/** How a standing is drawn: whatever is not known is never drawn as good. */
const kinds = {
  valid: 'success',
  silent: 'warning',
  IssuerUnknown: 'warning',
  NotYetValid: 'warning',
  Expired: 'warning',
  Revoked: 'danger',
  IssuerClosed: 'danger',
  NoSuchKey: 'danger',
  ForeignKey: 'danger',
  WrongSignature: 'danger',
  NotACredential: 'danger',
} as const satisfies Readonly<Record<Standing, 'success' | 'warning' | 'danger'>>

/** How a credential stands now, in one word. */
export function StandingBadge({ of }: { readonly of: string }) {
  const { t } = useTranslation('credentials')
  const { data } = useQuery(standingQuery(useNetworkId(), of))
  if (data === undefined) return <Badge>{t('standing.reading')}</Badge>
  return <Badge kind={kinds[data]}>{t(`standing.${data}`)}</Badge>
}

/** Why it is not simply valid, and a way to ask again where nothing is known. */
export function StandingNote({ of }: { readonly of: string }) {
  const { t } = useTranslation('credentials')
  const { data, isFetching, refetch } = useQuery(standingQuery(useNetworkId(), of))
  if (data === undefined || data === 'valid') return null
  const kind = kinds[data] === 'danger' ? 'danger' : 'warning'
  return (
    <div className={layout.stack}>
      <Note kind={kind}>{t(`why.${data}`)}</Note>
      {(data === 'silent' || data === 'IssuerUnknown') && (
        <div>
          <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
            {t('askAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
