import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'

/** Stands for a visitor in the place of the balances: the way to send coins to this name. */
export function ReceiveCard({ name }: { readonly name: Name }) {
  const { t } = useTranslation('balances')
  return (
    <Card title={t('visitor.title')} narrow>
      <div className={layout.stack}>
        <p className={text.sub}>{t('visitor.hint', { name: nameInText(formatName(name)) })}</p>
        <div>
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('receive', { name })}>
            {t('receive')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
