import { formatName, recoveryThreshold, type DidRecord, type KitGuardian, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../shared/ui/text/formatTime'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { publicSite } from '../../../shared/settings/publicSite'
import { Address } from '../../../shared/ui/text/Address'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts } from '../../../shared/ui/cards/Facts'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { QrCode } from '../../../shared/ui/share/QrCode'
import text from '../../../shared/ui/text/text.module.css'
import styles from './KitSheet.module.css'
import { useKit } from './useKit'

interface KitSheetProps {
  readonly name: Name
  readonly record: DidRecord
  /** The time when the chain was read, in ms since 1970. The sheet shows this date. */
  readonly readAt: number
}

/**
 * The recovery kit as a sheet of paper: the content of the file, and a QR code of the recovery page. Names are not
 * shortened.
 */
export function KitSheet({ name, record, readAt }: KitSheetProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['watch', 'common'])
  const { content, steps } = useKit(network, name, record)
  const { guardians } = content
  const username = formatName(name)
  const link = `${publicSite(network)}${buildPath('recovery', { name })}`
  return (
    <Card
      title={<span className={text.anywhere}>{username}</span>}
      footer={<p className={text.strong}>{t('watch:kit.sheet.secret')}</p>}
    >
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <div className={styles.top}>
          <Facts
            facts={[
              { label: t('watch:kit.sheet.network'), value: t(`common:network.${network}`) },
              {
                label: t('watch:kit.sheet.wallet'),
                value: <Address value={toBech32(record.address)} as="grouped" />,
              },
              {
                label: t('watch:kit.sheet.did'),
                value: <span className={joinClasses(text.mono, text.anywhere)}>{record.did}</span>,
              },
              { label: t('watch:kit.sheet.version'), value: record.version },
              {
                label: t('watch:kit.sheet.needed'),
                value: t('watch:kit.sheet.neededOf', {
                  threshold: recoveryThreshold(guardians.length),
                  guardians: guardians.length,
                }),
              },
              {
                label: t('watch:kit.sheet.made'),
                value: formatTime(readAt, i18n.language, { dateStyle: 'long' }),
              },
            ]}
          />
          <figure className={styles.code}>
            <QrCode value={link} label={t('watch:kit.sheet.code', { name: nameInText(username) })} />
            <figcaption className={joinClasses(text.hint, text.anywhere)}>{link}</figcaption>
          </figure>
        </div>
        <section className={layout.stack}>
          <h3 className={text.h3}>{t('watch:kit.sheet.guardians')}</h3>
          <ul>
            {guardians.map((guardian) => (
              <GuardianLine key={guardian.hash} guardian={guardian} />
            ))}
          </ul>
        </section>
        <section className={layout.stack}>
          <h3 className={text.h3}>{t('watch:kit.sheet.steps')}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </Card>
  )
}

/** A guardian of the kit. An unknown name has an empty line, to be filled in by hand. */
function GuardianLine({ guardian: { hash, domain } }: { readonly guardian: KitGuardian }) {
  const { t } = useTranslation('watch')
  return (
    <li className={styles.guardian}>
      {domain === null ? (
        <span className={styles.blank}>{t('kit.sheet.unnamed')}</span>
      ) : (
        <span className={joinClasses(text.h2, text.anywhere)}>
          <span>{domain}</span>.ssi
        </span>
      )}
      <Address value={hash} as="grouped" />
    </li>
  )
}
