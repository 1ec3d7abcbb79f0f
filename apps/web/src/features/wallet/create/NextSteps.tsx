import { addressLink } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useNetworkId } from '../../../shared/settings/network'
import { openPurchase } from '../../../shared/session/fixes/purchase'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import text from '../../../shared/ui/text/text.module.css'
import layout from '../../../shared/ui/page/layout.module.css'

interface NextStepsProps {
  readonly record: DidRecord
}

/** The next steps for the controller of a wallet without a name. */
export function NextSteps({ record }: NextStepsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('create')
  return (
    <Card title={t('next.title')} flush>
      <Rows>
        <Row>
          <span className={layout.grow}>
            <b>{t('next.explorer')}</b>
            <br />
            <span className={text.sub}>{t('next.explorerHint')}</span>
          </span>
          <ExternalLink
            className={buttonClasses({ variant: 'line' })}
            href={addressLink(chainOf(network).network, record.address)}
          >
            {t('next.open')}
            <Icon name="out" size="sm" />
          </ExternalLink>
        </Row>
        <Row>
          <span className={layout.grow}>
            <b>{t('next.name')}</b>
            <br />
            <span className={text.sub}>{t('next.nameHint')}</span>
          </span>
          <Button variant="line" onClick={() => openPurchase()}>
            {t('next.buy')}
          </Button>
        </Row>
      </Rows>
    </Card>
  )
}
