import type { DocumentService } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { Icon } from '../../../shared/ui/icons/Icon'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Person.module.css'

const mostShown = 12

/**
 * The links of a person under their name, each with the site that it opens: a label may say anything. Whatever is no
 * link stands in the document.
 */
export function PersonLinks({ services }: { readonly services: readonly DocumentService[] }) {
  const { t } = useTranslation('wallet')
  const links = services.flatMap(({ id, label, link }) => (link === null ? [] : [{ id, label, link }]))
  if (links.length === 0) return <p className={text.sub}>{t('links.none')}</p>
  return (
    <ul className={styles.links} aria-label={t('links.title')}>
      {links.slice(0, mostShown).map(({ id, label, link }, index) => (
        <li key={`${index} ${id}`}>
          <ExternalLink
            className={buttonClasses({ variant: 'line', small: true }, styles.link)}
            href={link}
            label={t('links.open', { label, site: siteOf(link) })}
          >
            <span className={styles.label}>{label || siteOf(link)}</span>
            <span className={styles.site}>{siteOf(link)}</span>
            <Icon name="out" size="sm" />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The host of a link; letters of other alphabets stand in it as punycode. */
function siteOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : ''
}
