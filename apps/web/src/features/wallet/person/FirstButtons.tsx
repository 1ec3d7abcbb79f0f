import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'

interface FirstButtonsProps {
  readonly name: Name
  readonly isMine: boolean
}

/** The buttons that people come to a name for: a visitor to pay it, its owner to send and to receive. */
export function FirstButtons({ name, isMine }: FirstButtonsProps) {
  const { t } = useTranslation(['common', 'balances'])
  return (
    <div className={layout.row}>
      <Link className={buttonClasses({ variant: 'step' })} to={buildPath(isMine ? 'send' : 'pay', { name })}>
        <Icon name="send" />
        {isMine ? (
          <span>{t('nav.send')}</span>
        ) : (
          <span>{t('nav.pay', { name: nameInText(formatName(name)) })}</span>
        )}
      </Link>
      {isMine && (
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('receive', { name })}>
          {t('balances:receive')}
        </Link>
      )}
    </div>
  )
}
