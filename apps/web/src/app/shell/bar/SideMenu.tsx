import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { externalLinks } from '../../../shared/routing/externalLinks'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { openOverlay } from '../../../shared/session/fixes/overlay'
import { ExplorerTick } from '../../../shared/settings/ExplorerTick'
import { chooseTheme, useTheme } from '../../../shared/settings/theme'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { appVersion } from './appVersion'
import { LanguageLinks } from './LanguageLinks'
import { NetworkPanel } from './NetworkPanel'
import styles from './SideMenu.module.css'
import items from './TextButton.module.css'

interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu of everything that is not about a name: account, first steps, help, messages, theme, language, network. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const network = useNetworkId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu.title')}
      as="drawer"
      footer={
        <p className={text.hint}>
          <span>{t('menu.version', { version: appVersion })}</span>. {t('menu.source')}
        </p>
      }
    >
      <section className={styles.section}>
        <button type="button" className={items.item} onClick={() => openOverlay('account')}>
          <Icon name="user" />
          {t('session.account')}
        </button>
        <button type="button" className={items.item} onClick={() => openOverlay('quickstart')}>
          <Icon name="feather" />
          {t('menu.getStarted')}
        </button>
        <button type="button" className={items.item} onClick={() => openOverlay('messages')}>
          <Icon name="clock" />
          {t('menu.messages')}
        </button>
        <Link className={items.item} to={buildPath('xpoints')}>
          <Icon name="voice" />
          {t('crumb.xpoints')}
        </Link>
        {network === 'local' && (
          <>
            <Link className={items.item} to={buildPath('explorer')}>
              <Icon name="search" />
              {t('menu.explorer')}
            </Link>
            <Link className={items.item} to={buildPath('faucet')}>
              <Icon name="drop" />
              {t('menu.faucet')}
            </Link>
            <Link className={items.item} to={buildPath('tries')}>
              <Icon name="owl" />
              {t('crumb.tries')}
            </Link>
          </>
        )}
        <ExternalLink className={items.item} href={externalLinks.faq}>
          <Icon name="book" />
          {t('menu.faq')}
        </ExternalLink>
        <ExternalLink className={items.item} href={externalLinks.dao}>
          <Icon name="users" />
          {t('menu.dao')}
        </ExternalLink>
        <ExternalLink className={items.item} href={externalLinks.walletExtension}>
          <Icon name="wallet" />
          {t('menu.walletExtension')}
        </ExternalLink>
      </section>
      <section className={styles.section}>
        <h3 className={text.h3}>{t('theme.label')}</h3>
        <Segmented
          label={t('theme.label')}
          value={theme}
          onChange={chooseTheme}
          options={[
            { value: 'paper', label: t('theme.paper') },
            { value: 'night', label: t('theme.night') },
          ]}
          fill
        />
      </section>
      <section className={styles.section}>
        <h3 className={text.h3}>{t('language.label')}</h3>
        <div className={styles.edge}>
          <LanguageLinks />
        </div>
      </section>
      <section className={styles.section}>
        <h3 className={text.h3}>{t('menu.transactions')}</h3>
        <ExplorerTick />
      </section>
      <section className={styles.section}>
        <h3 className={text.h3}>{t('network.label')}</h3>
        <div className={styles.edge}>
          <NetworkPanel />
        </div>
      </section>
      <section className={styles.section}>
        <h3 className={text.h3}>{t('menu.browser')}</h3>
        <button type="button" className={items.item} onClick={() => openOverlay('kept')}>
          <Icon name="in" />
          {t('menu.kept')}
        </button>
      </section>
    </Dialog>
  )
}
