import type { DidRecord } from '@tyto/identity'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionError } from '../../../shared/errors/ActionError'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { downloadText } from '../../../shared/ui/share/downloadText'
import { formatTime } from '../../../shared/ui/text/formatTime'
import text from '../../../shared/ui/text/text.module.css'
import styles from '../Credentials.module.css'
import { FailureNote } from '../FailureNote'
import type { Issued } from './issuedCredentials'
import { signStatusList } from './takeBack'

interface PublishListProps {
  readonly list: string
  readonly issued: readonly Issued[]
  readonly record: DidRecord
}

/** The list of what was taken back, signed as a file that the issuer puts at its address: only there others see it. */
export function PublishList({ list, issued, record }: PublishListProps) {
  const { t, i18n } = useTranslation('credentials')
  const storage = useStorageWallet((session) => session.wallet)
  const signing = useMutation({
    networkMode: 'always',
    mutationFn: (isNew: boolean) => signStatusList(issued, { list, isNew }, { record, storage }),
    onSuccess: (signed) => downloadText('status-list.txt', 'text/plain', signed.text),
  })
  const isUnread = signing.error instanceof ActionError && signing.error.code === 'ListUnread'
  return (
    <section className={styles.list} aria-label={t('list.title')}>
      <div className={layout.stack}>
        <h3 className={text.h3}>{t('list.title')}</h3>
        <p className={text.sub}>{t('list.hint')}</p>
        <p className={styles.says} translate="no">
          {list}
        </p>
        {signing.isError && <FailureNote error={signing.error} />}
        {signing.isSuccess && (
          <p className={text.sub} role="status">
            {t('list.counts', {
              day: formatTime(signing.data.validUntil, i18n.language, { dateStyle: 'long' }),
            })}
          </p>
        )}
        {isUnread && <p className={text.sub}>{t('list.newMeans')}</p>}
        <div className={layout.row}>
          <Button variant="sign" small busy={signing.isPending} onClick={() => signing.mutate(false)}>
            {t('list.sign')}
          </Button>
          {isUnread && (
            <Button variant="danger" small busy={signing.isPending} onClick={() => signing.mutate(true)}>
              {t('list.signNew')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
