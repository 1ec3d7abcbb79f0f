import type { DocumentService } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { Icon } from '../../shared/ui/icons/Icon'
import { iconButtonClasses } from '../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../shared/ui/joinClasses'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import text from '../../shared/ui/text/text.module.css'
import styles from './Services.module.css'

/**
 * The web links and blockchain addresses of a document. The controller may write anything here, so it is hostile input.
 */
export function Services({ services }: { readonly services: readonly DocumentService[] }) {
  const { t } = useTranslation('did')
  return (
    <Card title={t('services')} flush={services.length > 0} narrow>
      {services.length === 0 ? (
        <p className={text.sub}>{t('noServices')}</p>
      ) : (
        <Rows>
          {services.map((service, index) => (
            <Service key={`${index} ${service.id}`} service={service} />
          ))}
        </Rows>
      )}
    </Card>
  )
}

function Service({ service }: { readonly service: DocumentService }) {
  const { t } = useTranslation('did')
  const { label, link, description } = service
  const shown = shownText(service)
  // The identity package has checked that each colour is three or six hex digits.
  const colors = { '--first': `#${service.color1}`, '--second': `#${service.color2}` } as CSSProperties
  return (
    <Row>
      <span className={styles.swatch} style={colors} aria-hidden="true">
        {Array.from(label)[0] ?? ''}
      </span>
      <div className={styles.texts}>
        <div className={joinClasses(text.strong, text.anywhere)}>{label}</div>
        <div className={joinClasses(text.hint, text.anywhere)}>{shown}</div>
        {description && <div className={joinClasses(text.hint, text.anywhere)}>{description}</div>}
      </div>
      {link === null ? (
        <CopyButton value={shown} label={t('copyService', { label })} done={t('serviceCopied')} />
      ) : (
        <ExternalLink className={iconButtonClasses()} href={link} label={t('openService', { label })}>
          <Icon name="out" />
        </ExternalLink>
      )}
    </Row>
  )
}

function shownText({ address, chain, text: given }: DocumentService): string {
  if (address === null) return given
  return chain === 'zilliqa' ? toBech32(address) : address
}
