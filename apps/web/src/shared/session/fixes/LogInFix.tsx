import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import { nameInText } from '../../ui/text/nameParts'
import { openOverlay } from './overlay'
import { hasWallet, useOwnNames } from '../names/ownNames'
import { useLogInByName } from '../login/useLogInByName'

/** The most names that get a button of their own; the account drawer has them all. */
const mostNames = 3

/** Logs in: one press for each name that the account is known to control, or by the form in the account drawer. */
export function LogInFix({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const { names = [] } = useOwnNames()
  const { isBusy, logIn } = useLogInByName()
  const own = names.filter(hasWallet).slice(0, mostNames)
  return (
    <span className={joinClasses(layout.row, layout.gap1)}>
      {own.map(({ name }) => (
        <Button
          key={formatName(name)}
          variant="step"
          small={small}
          busy={isBusy}
          onClick={() => void logIn(name)}
        >
          {t('need.logInAs', { name: nameInText(formatName(name)) })}
        </Button>
      ))}
      <Button
        variant={own.length === 0 ? 'step' : 'line'}
        small={small}
        onClick={() => openOverlay('account')}
      >
        {t(own.length === 0 ? 'need.logIn' : 'need.logInOther')}
      </Button>
    </span>
  )
}
