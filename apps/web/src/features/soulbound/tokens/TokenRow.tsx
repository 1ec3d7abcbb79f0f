import { digestOfMessage, formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Badge } from '../../../shared/ui/text/Badge'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Row } from '../../../shared/ui/cards/Rows'
import { ShareLink } from '../../../shared/ui/share/ShareLink'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { useIssued } from '../issuedCodes'
import { issuerName } from '../issuers'
import { issuedPath, waitingLink } from '../links'
import type { Sent } from '../queries'
import styles from './Tokens.module.css'

interface TokenRowProps {
  readonly name: Name
  readonly record: DidRecord
  readonly sent: Sent
  readonly isMine: boolean
}

/** One travel rule: whom it is for, how far it is, and the next step. */
export function TokenRow({ name, record, sent, isMine }: TokenRowProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const issued = useIssued(network, record.address, sent)
  const issuer = issuerName({ domain: sent.issuer, keyId: issued?.keyId ?? 'sbt' })
  const shown = { issuer: nameInText(`${sent.issuer}.ssi`), name: nameInText(formatName(name)) }
  const stage = sent.token !== null ? 'minted' : issued !== null ? 'issued' : 'sent'
  return (
    <Row className={styles.row}>
      <div className={joinClasses(layout.stack, layout.grow)}>
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={layout.row}>
            <Avatar name={`${sent.issuer}.ssi`} />
            <b>{shown.issuer}</b>
          </span>
          <Badge kind={stage === 'minted' ? 'success' : stage === 'issued' ? 'amber' : 'info'}>
            {t(`tokens.${stage}`)}
          </Badge>
        </div>
        <p className={text.sub}>{t(`tokens.${stage}Hint`, shown)}</p>
        {stage === 'minted' && <p className={text.sub}>{t('tokens.unread', shown)}</p>}
        {stage === 'issued' && issued !== null && isMine && (
          <div>
            <Link className={buttonClasses({ variant: 'step' })} to={issuedPath(issued)}>
              {t('tokens.mint')}
            </Link>
          </div>
        )}
        {stage === 'sent' && isMine && (
          <Unfold label={t('tokens.share', shown)}>
            <ShareLink
              link={waitingLink(network, issuer, name)}
              title={t('tokens.link', shown)}
              hint={t('tokens.linkHint', shown)}
            />
          </Unfold>
        )}
        <Unfold label={t('tokens.details')}>
          <dl className={styles.details}>
            {sent.token !== null && (
              <div>
                <dt>{t('tokens.signature', shown)}</dt>
                <dd>{sent.token}</dd>
              </div>
            )}
            <div>
              <dt>{t('tokens.message')}</dt>
              <dd>{digestOfMessage(sent.message)}</dd>
            </div>
          </dl>
        </Unfold>
      </div>
    </Row>
  )
}
