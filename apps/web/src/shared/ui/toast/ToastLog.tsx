import { useTranslation } from 'react-i18next'
import { formatTime } from '../text/formatTime'
import { Button } from '../buttons/Button'
import { Dialog } from '../dialog/Dialog'
import { EmptyState } from '../page/EmptyState'
import { ExternalLink } from '../text/ExternalLink'
import { Icon } from '../icons/Icon'
import { IconButton } from '../buttons/IconButton'
import layout from '../page/layout.module.css'
import { TextWithNames } from '../text/TextWithNames'
import text from '../text/text.module.css'
import { toastIcons } from './toastIcons'
import styles from './ToastLog.module.css'
import { clearToastLog, useToasts } from './toasts'

interface ToastLogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** All toasts since the page was opened, newest first, to read without hurry. */
export function ToastLog({ open, onClose }: ToastLogProps) {
  const { t, i18n } = useTranslation()
  const log = useToasts((queue) => queue.log)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu.messages')}
      footer={log.length > 0 && <Button onClick={clearToastLog}>{t('toast.clear')}</Button>}
    >
      {log.length === 0 ? (
        <EmptyState title={t('toast.none')} hint={t('toast.noneHint')} headingLevel={3} />
      ) : (
        <ol className={styles.log}>
          {log.map((toast) => (
            <li key={toast.id}>
              <Icon name={toastIcons[toast.kind]} className={text[toast.kind]} />
              <span className={layout.grow}>
                <span className={text.sr}>
                  <span>{t(`toast.${toast.kind}`)}</span>:{' '}
                </span>
                <TextWithNames>{toast.text}</TextWithNames>
                {toast.next && <small className={styles.next}>{toast.next}</small>}
                {toast.link && (
                  <ExternalLink href={toast.link.href} className={styles.next}>
                    {toast.link.label}
                  </ExternalLink>
                )}
              </span>
              {toast.onDetails && (
                <IconButton icon="book" label={t('toast.details')} onClick={toast.onDetails} />
              )}
              <time className={text.hint} dateTime={new Date(toast.time).toISOString()}>
                {formatTime(toast.time, i18n.language, { timeStyle: 'medium' })}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
