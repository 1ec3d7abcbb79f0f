import { useTranslation } from 'react-i18next'
import { externalLinks } from '../../shared/routing/externalLinks'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { Mark } from '../../shared/ui/icons/Mark'
import styles from './Footer.module.css'

/** The footer of every page: the protocol's DAO (the logo), chat and code, and help. */
export function Footer({ onMessages }: { readonly onMessages: () => void }) {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <ExternalLink className={styles.logo} href={externalLinks.dao} label={t('footer.dao')}>
        <Mark />
      </ExternalLink>
      <p>{t('menu.source')}</p>
      <ul className={styles.links} aria-label={t('footer.social')}>
        <li>
          <ExternalLink href={externalLinks.chat}>Telegram</ExternalLink>
        </li>
        <li>
          <ExternalLink href={externalLinks.code}>GitHub</ExternalLink>
        </li>
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
