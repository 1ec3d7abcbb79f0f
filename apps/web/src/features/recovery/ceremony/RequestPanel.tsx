import { formatName, type RecoveryRequest } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { Badge } from '../../../shared/ui/text/Badge'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { discardCeremony } from '../requests/ceremony'
import { requestLink } from '../requests/ceremonyLinks'
import { Phrase } from './Phrase'
import { requestStandingQuery } from '../requests/requestStanding'
import { RequestTerms } from './RequestTerms'
import { ShareLink } from '../../../shared/ui/share/ShareLink'
import { useProblemText } from './useProblemText'

interface RequestPanelProps {
  readonly request: RecoveryRequest
  /** The key under which the browser stores the request. */
  readonly storageKey: string
}

/** The request that this browser keeps: its link for the guardians, the words to compare, its terms. */
export function RequestPanel({ request, storageKey }: RequestPanelProps) {
  const network = useNetworkId()
  const { t } = useTranslation('ceremony')
  const failureText = useFailureText()
  const problemText = useProblemText()
  const { data, error } = useQuery(requestStandingQuery(network, request.name, request))
  const who = nameInText(formatName(request.name))
  const { isDrill } = request
  return (
    <Card
      title={t(isDrill ? 'panel.drill' : 'panel.title')}
      aside={isDrill ? <Badge kind="info">{t('drill')}</Badge> : undefined}
      narrow
    >
      <div className={layout.stack}>
        {data && !data.verdict.ok && (
          <Note kind="warning">
            <span>{problemText(data.verdict.code)}</span>{' '}
            {data.verdict.code === 'RequestIsExpired' && <span>{t('panel.expiredCounts')}</span>}
          </Note>
        )}
        {error && <Note kind="warning">{failureText(error)}</Note>}
        <ShareLink
          link={requestLink(request)}
          title={t(isDrill ? 'panel.shareDrill' : 'panel.share', { name: who })}
          hint={t('panel.hint')}
        />
        <div className={layout.stack}>
          <p className={text.sub}>{t('panel.words')}</p>
          <Phrase request={request} label={t('phrase')} />
        </div>
        <RequestTerms request={request} />
        {!isDrill && <p className={text.hint}>{t('panel.promise')}</p>}
        <Button variant="line" wide onClick={() => discardCeremony(storageKey)}>
          <Icon name="trash" size="sm" />
          {t('panel.discard')}
        </Button>
      </div>
    </Card>
  )
}
