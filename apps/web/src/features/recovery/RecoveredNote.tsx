import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Note } from '../../shared/ui/cards/Note'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import text from '../../shared/ui/text/text.module.css'

/** Says of a recovered identity that its recovery is done, whose it is now, and what is left to do. */
export function RecoveredNote({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t } = useTranslation('recovery')
  const isMine = useIsAccount(record.controller)
  if (record.status !== 'Recovered' || record.controller === null) return null
  const who = nameInText(formatName(name))
  const address = shortAddress(toBech32(record.controller))
  return (
    <Note kind="success">
      <div className={layout.stack}>
        <p>
          <b className={text.strong}>{t('done.title')}</b>{' '}
          <span>{isMine ? t('done.yours', { name: who }) : t('done.theirs', { name: who, address })}</span>
        </p>
        {isMine && (
          <div>
            <Link className={buttonClasses({ variant: 'line' })} to={buildPath('recoverDocument', { name })}>
              {t('done.keys')}
            </Link>
          </div>
        )}
      </div>
    </Note>
  )
}
