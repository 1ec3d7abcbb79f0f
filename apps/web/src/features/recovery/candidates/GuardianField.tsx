import type { GuardianDoubt } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { Badge } from '../../../shared/ui/text/Badge'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { GuardianFace } from '../GuardianFace'
import styles from './GuardianField.module.css'
import type { Look } from './useCandidates'

interface GuardianFieldProps {
  /** The number of the field, counted from 1. */
  readonly number: number
  readonly typed: string
  readonly look: Look
  readonly error: string | undefined
  /** Chosen in spite of the doubts. */
  readonly isTicked: boolean
  readonly onChange: (typed: string) => void
  readonly onTick: (isTicked: boolean) => void
}

/** One field for a guardian: the owl of the name, the field, and beside it whether they can sign. */
export function GuardianField({
  number,
  typed,
  look,
  error,
  isTicked,
  onChange,
  onTick,
}: GuardianFieldProps) {
  const { t } = useTranslation('recovery')
  const doubts = look.kind === 'known' ? look.doubts : []
  const isClosed = doubts.some(({ kind }) => kind === 'locked' || kind === 'deactivated')
  const domain = look.kind === 'unnamed' ? null : look.domain
  return (
    <div className={styles.guardian} role="group" aria-label={t('pair.guardian', { number })}>
      <span className={styles.face}>
        <GuardianFace domain={domain} size="lg" closed={isClosed} />
      </span>
      <div className={layout.stack}>
        <Field
          label={t('configure.domain', { number })}
          value={typed}
          error={error}
          onChange={({ target }) => onChange(target.value)}
          after={
            <span className={styles.health} role="status">
              <HealthBadge look={look} />
            </span>
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        {domain !== null && doubts.length > 0 && (
          <>
            {doubts.map((doubt) => (
              <p key={doubt.kind + otherOf(doubt)} className={text.sub}>
                {t(`doubt.${doubt.kind}`, {
                  name: nameInText(`${domain}.ssi`),
                  other: otherOf(doubt),
                })}
              </p>
            ))}
            <Tick isSet={isTicked} onChange={onTick}>
              {t('doubt.allTheSame', { name: nameInText(`${domain}.ssi`) })}
            </Tick>
          </>
        )}
      </div>
    </div>
  )
}

function otherOf(doubt: GuardianDoubt): string {
  if ('signer' in doubt) return doubt.signer === null ? '' : shortAddress(toBech32(doubt.signer))
  return 'other' in doubt ? nameInText(`${doubt.other}.ssi`) : ''
}

/** The state of one candidate in a word or two; nothing for an empty field. */
function HealthBadge({ look }: { readonly look: Look }) {
  const { t } = useTranslation(['recovery', 'watch'])
  switch (look.kind) {
    case 'unnamed':
      return null
    case 'asking':
    case 'unknown':
      return <Badge>{t(`watch:guardians.${look.kind}`)}</Badge>
    case 'free':
      return <Badge kind="danger">{t('watch:guardians.notRegistered')}</Badge>
    case 'known': {
      const [doubt] = look.doubts
      if (doubt === undefined) return <Badge kind="success">{t('watch:guardians.ready')}</Badge>
      return <Badge kind="warning">{t(`watch:guardians.${doubt.kind}`)}</Badge>
    }
  }
}
