import { useTranslation } from 'react-i18next'
import { externalLinks } from '../../shared/routing/externalLinks'
import { socialLinks } from '../../shared/routing/socialLinks'
import { site } from '../../shared/settings/site'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { Mark } from '../../shared/ui/icons/Mark'
import styles from './Footer.module.css'

const social = socialLinks(site.social)

/** The footer of every page: the protocol's DAO (the logo), where the people of the site are found elsewhere, and help. */
export function Footer({ onMessages }: { readonly onMessages: () => void }) {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <ExternalLink className={styles.logo} href={externalLinks.dao} label={t('footer.dao')}>
        <Mark />
      </ExternalLink>
      <p>{t('menu.source')}</p>
      <ul className={styles.links} aria-label={t('footer.social')}>
        {social.map(({ href, label }) => (
          <li key={href}>
            <ExternalLink href={href}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <button type="button" onClick={onMessages}>
          {t('menu.messages')}
        </button>
        <ExternalLink href={externalLinks.faq}>{t('menu.faq')}</ExternalLink>
        <ExternalLink href={externalLinks.walletExtension}>{t('menu.walletExtension')}</ExternalLink>
      </div>
    </footer>
  )
}
