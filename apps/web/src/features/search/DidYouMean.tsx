import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { useNearNames } from '../../shared/recipients/useNearNames'

/** Names that exist and that a mistyped one may have meant, each with a link. */
export function DidYouMean({ name }: { readonly name: Name }) {
  const { t } = useTranslation('search')
  return useNearNames(name).map((near) => {
    const username = formatName(near)
    return (
      <p key={username} className={text.sub}>
        <Link to={buildPath('name', { name: near })}>{t('didYouMean', { name: nameInText(username) })}</Link>
      </p>
    )
  })
}
