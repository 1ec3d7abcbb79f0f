import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LookAlikeNotes } from '../../shared/recipients/LookAlikeNotes'
import { addressPath } from '../../shared/routing/addressPath'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { FieldMessage } from '../../shared/ui/fields/FieldMessage'
import { joinClasses } from '../../shared/ui/joinClasses'
import { DomainAnswer } from './DomainAnswer'
import { NameAnswer } from './NameAnswer'
import type { SearchReading } from './readSearch'
import styles from './SearchResult.module.css'

interface SearchResultProps {
  readonly reading: SearchReading
}

/** The answer to the typed text. It says free or taken only after an answer from the chain. */
export function SearchResult({ reading }: SearchResultProps) {
  const { t } = useTranslation(['search', 'common'])
  switch (reading.kind) {
    case 'empty':
    case 'unfinished':
      return null
    case 'invalid': {
      return (
        <div className={styles.result}>
          <FieldMessage kind="error">
            {reading.code === 'SubdomainNeedsSsi'
              ? t('common:lookUp.subdomainNeedsSsi')
              : `${t('common:lookUp.resolverFailed')} ${t('endings')}`}
          </FieldMessage>
        </div>
      )
    }
    case 'wrong address':
      return (
        <div className={styles.result}>
          <FieldMessage kind="error">
            {t('common:lookUp.wrongAddress')} <span>{t(`common:typedAddress.${reading.fault}`)}</span>
          </FieldMessage>
        </div>
      )
    case 'link':
      return (
        <div className={styles.result}>
          <div className={styles.line}>
            <span>{t('isLink')}</span>
            <Link className={buttonClasses({ variant: 'line' })} to={reading.path}>
              {t('openLink')}
            </Link>
          </div>
        </div>
      )
    case 'address':
      return (
        <div className={styles.result}>
          <div className={styles.line}>
            <span>{t('isAddress')}</span>
            <Link className={buttonClasses({ variant: 'line' })} to={addressPath('address', reading.address)}>
              {t('openAddress')}
            </Link>
          </div>
        </div>
      )
    case 'name': {
      const { name } = reading
      const isPlain = name.subdomain === '' && name.topLevel === 'ssi'
      return (
        <div className={joinClasses(styles.result, styles.asked)}>
          <LookAlikeNotes name={name} />
          {isPlain ? <DomainAnswer name={name} /> : <NameAnswer name={name} />}
        </div>
      )
    }
  }
}
