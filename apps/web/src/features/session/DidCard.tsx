import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { FlipCard } from '../../shared/ui/cards/FlipCard'

interface DidCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The DID of a wallet, and a link to its document. */
export function DidCard({ name, record }: DidCardProps) {
  const { t } = useTranslation('session')
  return (
    <FlipCard
      icon="doc"
      title={t('settings.didTitle')}
      hint={t('settings.didHint')}
      back={t('settings.back')}
    >
      <div className={layout.stack}>
        {record.did === '' ? (
          <p className={text.sub}>{t('settings.noDid', { name: formatName(name) })}</p>
        ) : (
          <div className={joinClasses(layout.row, layout.nowrap)}>
            <span className={joinClasses(text.mono, text.anywhere, text.sub)}>{record.did}</span>
            <CopyButton
              value={record.did}
              label={t('settings.copyDid')}
              done={t('settings.didCopied')}
              className={layout.push}
            />
          </div>
        )}
        <Link
          className={buttonClasses({ variant: 'line', wide: true })}
          to={buildPath('didDocument', { name })}
        >
          {t('settings.document')}
        </Link>
      </div>
    </FlipCard>
  )
}
