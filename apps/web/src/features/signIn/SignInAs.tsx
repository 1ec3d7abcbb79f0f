import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { logInNameOf } from '../../shared/session/names/logInNameOf'
import { hasWallet, useOwnNames } from '../../shared/session/names/ownNames'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Name as NameText } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'
import layout from '../../shared/ui/page/layout.module.css'
import styles from './SignIn.module.css'

/** The names that the connected account can sign in as: another one opens the same request under that name. */
export function SignInAs({ name }: { readonly name: Name }) {
  const { t } = useTranslation('signIn')
  const { names = [] } = useOwnNames()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const here = formatName(name)
  const others = names.filter(hasWallet).map(logInNameOf)
  const all = [name, ...others.filter((each) => formatName(each) !== here)]
  return (
    <fieldset className={styles.persons}>
      <legend className={text.h3}>{t('as')}</legend>
      <div className={layout.cols2}>
        {all.map((each) => (
          <label key={formatName(each)} className={styles.person}>
            <input
              type="radio"
              name="as"
              checked={formatName(each) === here}
              onChange={() => void navigate(`${buildPath('signIn', { name: each })}${hash}`)}
            />
            <Avatar name={formatName(each)} size="sm" />
            <NameText name={formatName(each)} size="xs" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
